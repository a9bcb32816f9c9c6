import { exp } from '../../dsp/exact-math';
import { sineTurn } from '../../dsp/oscillator';
import type { Random } from '../../dsp/random';
import type { SoundModel } from '../../model';
import type { LayeredSound, GestureEvent } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { fall, glide, line } from '../kernels/layers';

/** Swing of a spring that speeds up as it dies: -1..1 after t seconds, 14 Hz at first. */
function spring(t: number): number {
  return sineTurn(28 * (exp(0.5 * t) - 1));
}

/** Steps on the spot: slow, then ever faster. */
function steps(random: Random): readonly GestureEvent[] {
  let at = 0;
  return Array.from({ length: 18 }, (_, k) => {
    const stroke = { at, pitch: (k % 2 === 0 ? 1 : 1.19) * random.range(0.97, 1.03), level: random.range(0.8, 1.05) };
    at += 0.125 / (1 + 0.03 * k);
    return stroke;
  });
}

/** Cartoons. References: parameter searches of boing, slide whistle, splat and running. */
const SOUNDS: readonly LayeredSound[] = [
  {
    id: 'boing',
    kind: 'one-shot',
    kernel: 'spring',
    level: 0.388,
    pitch: 181,
    seconds: 0.95,
    attack: 0.002,
    release: 0.1,
    drive: 0.9,
    repeatable: true,
    gesture: [
      // The wobble moves the resonances and, by two semitones, the pitch.
      {
        kind: 'tones',
        level: fall(1.2, 0.2),
        pitch: (_, t) => 181 * exp(-0.237 * t) * (1 + 0.12 * spring(t)),
        harmonics: { count: 24, slope: 1.1 },
        bands: [
          { frequency: (_, t) => 1570 * (1 + 0.55 * spring(t)), q: 3, gain: 1.3 },
          { frequency: (_, t) => 2600 * (1 + 0.55 * spring(t)), q: 4, gain: 0.9 },
          { frequency: 420, q: 1, gain: 0.5 },
        ],
      },
      { kind: 'noise', level: fall(0.6, 0.006), color: 'white', pass: 'band', frequency: 1500, q: 0.6 },
    ],
  },
  {
    id: 'slide_whistle',
    kind: 'one-shot',
    kernel: 'piston flute',
    level: 0.154,
    pitch: 900,
    seconds: 1.4,
    attack: 0.03,
    release: 0.06,
    drive: 0.2,
    repeatable: true,
    gesture: [
      {
        kind: 'tones',
        level: 0.5,
        pitch: (u) => glideOf(u),
        harmonics: [1, 0.04, 0.03],
        vibrato: { rate: 6.5, depth: 0.003 },
        wander: [12, 0.003],
        flutter: [9, 0.15],
      },
      // Breath past the edge, over the whole of the bore.
      { kind: 'noise', level: 0.06, color: 'white', pass: 'band', frequency: 2000, q: 0.3 },
    ],
  },
  {
    id: 'splat',
    kind: 'one-shot',
    kernel: 'wet impact',
    level: 0.234,
    pitch: 420,
    seconds: 0.5,
    attack: 0.001,
    release: 0.08,
    drive: 1,
    repeatable: true,
    gesture: [
      {
        kind: 'hits',
        level: 0.9,
        blows: [
          [0, 1, 1],
          [0.05, 0.8, 0.35],
        ],
        impact: {
          bands: [0.61, 0.85, 0.89, 0.84, 0.77, 0.63, 0.29, 0.16],
          length: 0.12,
          slope: 0.4,
          modal: 0,
          modeFrequency: 420,
          modeT60: 0.03,
          modes: 1,
        },
        hardness: 0.5,
      },
      {
        kind: 'noise',
        level: line([0, 0.1], [0.1, 0.9], [0.4, 0.35], [1, 0]),
        color: 'pink',
        pass: 'band',
        frequency: glide([0, 2400], [0.3, 1030], [1, 700]),
        q: 0.9,
        flutter: [77, 0.9],
      },
      {
        kind: 'specks',
        level: line([0, 0.2], [0.15, 0.4], [1, 0.06]),
        rate: line([0, 30], [0.1, 140], [1, 10]),
        pitch: 420,
        spread: 1,
        tau: 0.012,
        steps: [0, 3, 5, 8, 10],
        alpha: 2.2,
      },
      {
        kind: 'noise',
        level: line([0.55, 0], [0.65, 0.12], [0.8, 0]),
        color: 'pink',
        pass: 'band',
        frequency: glide([0.5, 500], [0.8, 1800]),
        q: 3,
      },
    ],
  },
  {
    id: 'toon_run',
    kind: 'sequence',
    kernel: 'bongo steps',
    level: 0.288,
    pitch: 330,
    rate: 0.42,
    regularity: 1,
    seconds: 0.12,
    attack: 0.0008,
    release: 0.02,
    drive: 0.8,
    pattern: steps,
    gesture: [
      {
        kind: 'tones',
        level: fall(0.8, 0.03),
        pitch: (_, t) => 330 * (1 + 0.25 * exp(-t / 0.012)),
        ratios: [1, 1.59, 2.14],
        levels: [1, 0.5, 0.3],
      },
      { kind: 'noise', level: fall(0.7, 0.009), color: 'pink', pass: 'band', frequency: 1500, q: 0.6 },
      { kind: 'noise', level: fall(0.15, 0.05), color: 'pink', pass: 'low', frequency: 300 },
    ],
  },
];

/** Up in an S, then down again. */
function glideOf(u: number): number {
  const x = u < 0.5 ? 2 * u : 2 - 2 * u;
  return 900 * exp(0.847 * x * x * (3 - 2 * x));
}

/** Cartoon sounds. */
export const CARTOON_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
