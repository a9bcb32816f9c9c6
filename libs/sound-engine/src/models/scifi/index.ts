import type { SoundModel } from '../../model';
import { laser } from './laser';

/** Science fiction and games: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const SCIFI_MODELS: readonly SoundModel[] = [
  laser,
];
