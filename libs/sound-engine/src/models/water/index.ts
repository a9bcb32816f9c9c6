import type { SoundModel } from '../../model';
import { fizz } from './fizz';
import { jetModel, JETS } from './jet';
import { oceanWaves } from './ocean-waves';
import { plungeModel, PLUNGES } from './plunge-sounds';
import { stream } from './stream';
import { waterModel } from './water-sounds';
import { WATERS } from './waters';

/** Water: a new source is a file beside this one (or a row of a kernel's table) and its name here. */
export const WATER_MODELS: readonly SoundModel[] = [
  stream,
  oceanWaves,
  ...WATERS.map(waterModel),
  ...PLUNGES.map(plungeModel),
  ...JETS.map(jetModel),
  fizz,
];
