import type { SoundModel } from '../../model';
import { beep, OTHER_BEEPS } from './beep';

/** Electronics and alarms: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const ELECTRONIC_MODELS: readonly SoundModel[] = [
  beep, ...OTHER_BEEPS,
];
