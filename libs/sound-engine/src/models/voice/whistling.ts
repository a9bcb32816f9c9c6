import { toneModel } from '../kernels/tone-calls';

/** A person who whistles a little tune. Reference: parameter search of the whistle kernel. */
export const whistleHuman = toneModel({
  id: 'whistle_human',
  level: 0.0697,
  kind: 'sequence',
  speaker: 'woman',
  rate: 0.45,
  regularity: 0.85,
  f0: [1350, 1480, 1500, 1480],
  harmonics: [1, 0.05, 0.02],
  jitter: 0.006,
  vibratoRate: 6.6,
  vibrato: 0.008,
  roughRate: 20,
  rough: 0,
  subharmonic: 0,
  breath: 0.06,
  breathAt: 1.1,
  breathQ: 1.2,
  attack: 0.05,
  release: 0.25,
  wander: 0.14,
  room: [0.9, 0.3],
  notes: [
    { length: 0.3, gap: 0.02 },
    { length: 0.3, gap: 0.02, pitch: 1.19 },
    { length: 0.41, gap: 0.02, pitch: 1.33 },
    { length: 0.2, gap: 0.02, pitch: 1.12 },
    { length: 0.6, gap: 0.2 },
  ],
});
