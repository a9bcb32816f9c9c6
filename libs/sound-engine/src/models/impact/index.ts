import type { SoundModel } from '../../model';
import { COMPOSED_IMPACTS } from './composed-impacts';
import { CRUMPLED } from './crumpling';
import { bombWhistle } from './falling-bomb';
import { explosion } from './explosion';
import { glassBreak } from './glass-break';
import { gunshot, OTHER_GUNS } from './gunshot';
import { impactWood, impactMetal, OTHER_IMPACTS } from './impact';
import { RUBBED_THINGS } from './rubbed-things';
import { SHAKEN_THINGS } from './shaken-things';

/**
 * Things that strike, break and explode: a new source is a file beside this one (or a row of a kernel's table) and its
 * name here.
 */
export const IMPACT_MODELS: readonly SoundModel[] = [
  impactWood,
  impactMetal,
  ...OTHER_IMPACTS,
  glassBreak,
  explosion,
  gunshot,
  ...OTHER_GUNS,
  ...COMPOSED_IMPACTS,
  ...RUBBED_THINGS,
  ...SHAKEN_THINGS,
  ...CRUMPLED,
  bombWhistle,
];
