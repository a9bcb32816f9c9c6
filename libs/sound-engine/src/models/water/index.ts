import type { SoundModel } from '../../model';
import { oceanWaves } from './ocean-waves';
import { stream } from './stream';
import { waterModel, WATERS } from './water-sounds';

/** Water: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const WATER_MODELS: readonly SoundModel[] = [
  stream,
  oceanWaves,
  ...WATERS.map(waterModel),
];
