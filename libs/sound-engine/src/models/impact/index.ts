import type { SoundModel } from '../../model';
import { explosion } from './explosion';
import { glassBreak } from './glass-break';
import { gunshot, OTHER_GUNS } from './gunshot';
import { impactWood, impactMetal, OTHER_IMPACTS } from './impact';

/** Things that strike, break and explode: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const IMPACT_MODELS: readonly SoundModel[] = [
  impactWood, impactMetal, ...OTHER_IMPACTS,
  glassBreak,
  explosion,
  gunshot, ...OTHER_GUNS,
];
