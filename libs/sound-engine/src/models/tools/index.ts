import type { SoundModel } from '../../model';
import { HAND_STROKES } from './hand-strokes';
import { LAWNMOWER } from './lawnmower';
import { POWER_TOOLS } from './power-tools';
import { WORKSHOP } from './workshop';

/** Tools and workshops: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const TOOL_MODELS: readonly SoundModel[] = [...HAND_STROKES, ...POWER_TOOLS, ...WORKSHOP, ...LAWNMOWER];
