import type { SoundModel } from '../../model';
import { throatModel } from '../kernels/throat-calls';

/** The alarm of a tree squirrel: sharp rough kuks of 60 ms, five in a second, then a drawn quaa (Lishak, 1984). */
export const squirrel: SoundModel = throatModel({
  id: 'squirrel',
  kind: 'sequence',
  level: 0.0205,
  rate: 0.42,
  regularity: 0.7,
  syllables: [
    ...Array.from({ length: 6 }, (_, k) => ({ length: 0.065, gap: 0.14, pitch: 1 + 0.03 * (k % 2) })),
    { length: 0.42, gap: 0.2, pitch: 0.8, level: 0.7 },
  ],
  f0: [720, 980, 610],
  f1: [1750, 2200, 1600],
  f2: [3400, 3900, 3100],
  f3: 5600,
  f4: 7800,
  bandwidth: 1.6,
  jitter: 0.09,
  shimmer: 0.25,
  breath: 0.45,
  drive: 5,
  openQuotient: 0.4,
  attack: 0.004,
  room: [0.7, 0.2],
});
