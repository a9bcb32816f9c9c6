import type { SoundModel } from '../../model';

/** Human voices: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const VOICE_MODELS: readonly SoundModel[] = [];
