import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { fall, glide, glideInTime, line } from '../kernels/layers';

const PENTATONIC = [0, 2, 4, 7, 9];

/** Magic. References: recipes of designed sounds. */
const SOUNDS: readonly LayeredSound[] = [
  {
    id: 'magic_shimmer',
    kind: 'one-shot',
    kernel: 'sparkle',
    level: 0.126,
    pitch: 1046,
    seconds: 2,
    attack: 0.01,
    release: 0.3,
    drive: 0.5,
    tail: [1.6, 0.35, 9000],
    gesture: [
      // A handful of notes thrown up at once, fewer and fewer as they rise.
      {
        kind: 'specks',
        level: line([0, 0.5], [0.25, 0.4], [1, 0.02]),
        rate: 40,
        pitch: glide([0, 1046], [1, 4186]),
        spread: 1,
        tau: 0.2,
        steps: PENTATONIC,
        partial: 2.76,
      },
    ],
  },
  {
    id: 'spell',
    kind: 'one-shot',
    kernel: 'cast',
    level: 0.145,
    pitch: 784,
    seconds: 1.8,
    attack: 0.02,
    release: 0.3,
    drive: 1.2,
    tail: [2, 0.35, 6000],
    gesture: [
      {
        kind: 'noise',
        level: line([0, 0.4], [0.2, 0.7], [0.31, 1.5], [0.42, 0.3], [1, 0]),
        color: 'pink',
        pass: 'band',
        frequency: glide([0, 180], [0.31, 2400], [0.5, 700], [1, 300]),
        q: 1.4,
        flutter: [16, 0.3],
      },
      {
        kind: 'noise',
        level: line([0.29, 0], [0.32, 0.9], [0.6, 0.3], [1, 0]),
        color: 'pink',
        pass: 'low',
        frequency: 500,
        flutter: [16, 0.45],
      },
      {
        kind: 'tones',
        level: line([0.3, 0], [0.31, 0.8], [0.5, 0.15], [0.8, 0]),
        pitch: glide([0.3, 105], [0.45, 45], [1, 40]),
      },
      {
        kind: 'specks',
        level: line([0.25, 0], [0.32, 0.22], [1, 0.03]),
        rate: line([0.25, 2], [0.32, 70], [1, 12]),
        pitch: 784,
        spread: 2,
        tau: 0.12,
        steps: [0, 4, 7, 11],
        partial: 2.24,
      },
      {
        kind: 'specks',
        level: line([0.3, 0], [0.32, 0.25], [1, 0.03]),
        rate: 45,
        pitch: 3200,
        spread: 1,
        tau: 0.003,
        alpha: 2,
      },
    ],
  },
  {
    id: 'poof',
    kind: 'one-shot',
    kernel: 'puff',
    level: 0.208,
    pitch: 120,
    seconds: 0.9,
    attack: 0.04,
    release: 0.1,
    drive: 0.9,
    repeatable: true,
    gesture: [
      // Air that is pushed out of the way: it swells within a tenth of a second and sinks again.
      {
        kind: 'noise',
        level: line([0, 0.1], [0.14, 1.2], [0.35, 0.5], [1, 0]),
        color: 'pink',
        pass: 'band',
        frequency: glide([0, 250], [0.16, 1500], [0.5, 600], [1, 300]),
        q: 0.8,
      },
      { kind: 'tones', level: fall(0.5, 0.07, 0.004), pitch: glideInTime([0, 150], [0.1, 110]) },
    ],
  },
  {
    id: 'dark_magic',
    kind: 'modulated',
    kernel: 'dark cluster',
    level: 0.162,
    pitch: 41.2,
    cycle: 7,
    drive: 1.3,
    tail: [5, 0.5, 2500],
    bed: [
      {
        kind: 'tones',
        level: line([0, 0.22], [0.7, 0.34], [1, 0.22]),
        pitch: 41.2,
        ratios: [1, 1.06, 1.41, 2, 2.12, 2.83],
        levels: [1, 0.7, 0.7, 0.8, 0.6, 0.5],
        harmonics: { count: 20, slope: 0.8 },
        wander: [0.5, 0.008],
        flutter: [0.5, 0.35],
        lowPass: glide([0, 280], [0.7, 620], [1, 280]),
      },
      // Whispering backwards: breath through vowels, in bursts that grow and break off.
      {
        kind: 'noise',
        level: (u) => {
          const burst = (u * 24.5) % 1;
          return (0.35 + u) * burst * burst;
        },
        color: 'pink',
        pass: 'high',
        frequency: 250,
        bands: [
          { frequency: (u) => 500 + 250 * swing(u * 19), q: 6, gain: 1.2 },
          { frequency: (u) => 1400 + 600 * swing(u * 23), q: 7, gain: 1.2 },
          { frequency: 2500, q: 6, gain: 0.9 },
          { frequency: 5200, q: 2, gain: 0.5 },
        ],
      },
      { kind: 'noise', level: 0.5, color: 'brown', pass: 'low', frequency: 90, flutter: [1, 0.4] },
    ],
  },
];

/** -1..1 and back of a phase in turns, in straight lines. */
function swing(turns: number): number {
  const x = turns - Math.floor(turns);
  return x < 0.5 ? 4 * x - 1 : 3 - 4 * x;
}

/** Magic. */
export const MAGIC_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
