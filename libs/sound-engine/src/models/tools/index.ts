import type { SoundModel } from '../../model';
import { HAND_STROKES } from './hand-strokes';

/** Tools and workshops: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const TOOL_MODELS: readonly SoundModel[] = [
  ...HAND_STROKES,
];
