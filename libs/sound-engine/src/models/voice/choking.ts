import type { SoundModel } from '../../model';
import { throatModel, type ThroatSound } from '../kernels/throat-calls';

/**
 * A throat that is closed: short pressed croaks between two strained breaths, rough (jitter .12), the mouth half open.
 */
const CHOKE: ThroatSound = {
  id: 'choke',
  kind: 'sequence',
  level: 0.138,
  speaker: 'man',
  rate: 0.4,
  regularity: 0.6,
  syllables: [
    { length: 0.16, gap: 0.09 },
    { length: 0.11, gap: 0.16, pitch: 1.12, level: 0.8 },
    { length: 0.3, gap: 0.12, pitch: 0.9 },
    { length: 0.12, gap: 0.2, pitch: 1.2, level: 0.6 },
    { length: 0.42, gap: 0.1, pitch: 0.8, level: 0.9 },
  ],
  aspirate: [0.06, 0.5],
  inhale: [0.5, 0.9],
  trembleRate: 24,
  tremble: 0.55,
  f0: [98, 128, 104],
  f1: [520, 610, 560],
  f2: [1050, 1180, 1100],
  f3: 2450,
  f4: 3500,
  bandwidth: 1.5,
  jitter: 0.12,
  shimmer: 0.25,
  breath: 0.7,
  drive: 4,
  openQuotient: 0.3,
  attack: 0.008,
};

/** Someone chokes and struggles for breath. */
export const choke: SoundModel = throatModel(CHOKE);
