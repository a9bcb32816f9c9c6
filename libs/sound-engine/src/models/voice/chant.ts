import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { lineInTime } from '../kernels/layers';

/** Syllables of a terrace chant, s: long, long, short, short, long. */
const SYLLABLES = lineInTime(
  ...[
    [0, 0],
    [0.08, 1],
    [0.42, 0.85],
    [0.5, 0.1],
    [0.58, 1],
    [0.92, 0.85],
    [1, 0.1],
    [1.06, 1],
    [1.2, 0.8],
    [1.25, 0.1],
    [1.31, 1],
    [1.45, 0.8],
    [1.5, 0.1],
    [1.58, 1.1],
    [1.92, 0.8],
    [2.02, 0],
  ].map(([time, level]) => [time, level] as const),
);
/** Pitch of the syllables, Hz: a fourth up and back, as terraces sing. */
const TUNE = lineInTime(
  ...[
    [0, 196],
    [0.5, 196],
    [0.55, 233],
    [1, 233],
    [1.05, 262],
    [1.5, 262],
    [1.56, 196],
    [2.1, 190],
  ].map(([time, pitch]) => [time, pitch] as const),
);
/** Pitches of a crowd about that of its singers: men, an octave down some, boys and women above, none quite right. */
const SINGERS = [0.5, 0.505, 0.985, 0.992, 1, 1.008, 1.017, 1.5, 1.99, 2.01];

const CHANT: LayeredSound = {
  id: 'crowd_chant',
  kind: 'sequence',
  kernel: 'many throats in time',
  level: 0.08,
  pitch: 196,
  seconds: 2.1,
  rate: 0.4,
  regularity: 0.97,
  drive: 1.3,
  tail: [2.2, 0.6, 3800],
  gesture: [
    {
      kind: 'tones',
      level: SYLLABLES,
      pitch: TUNE,
      ratios: SINGERS,
      levels: [0.7, 0.6, 0.9, 1, 1, 1, 0.8, 0.3, 0.5, 0.4],
      harmonics: { count: 12, slope: 0.9 },
      detune: 0.012,
      wander: [9, 0.016],
      bands: [
        { frequency: 560, q: 2.2, gain: 1 },
        { frequency: 980, q: 2.6, gain: 0.7 },
        { frequency: 2550, q: 3, gain: 0.3 },
      ],
    },
    { kind: 'noise', level: SYLLABLES, color: 'pink', pass: 'band', frequency: 800, q: 0.6, flutter: [12, 0.4] },
    { kind: 'noise', level: 0.12, color: 'pink', pass: 'band', frequency: 620, q: 0.4, flutter: [3, 0.4] },
  ],
};

/** A crowd that chants in time. */
export const crowdChant: SoundModel = layeredModel(CHANT);
