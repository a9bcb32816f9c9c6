import type { SoundModel } from '../../model';

/** Ambiences and plain noises: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const ROOM_MODELS: readonly SoundModel[] = [];
