import { exp, pow } from '../../dsp/exact-math';
import type { SoundModel } from '../../model';
import type { Curve } from '../kernels/layers';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { fall, glide, line } from '../kernels/layers';

const AIR_SPEED = 343;

/** Distance (m) at a position 0..1 of a drive past: `speed` m/s over `seconds`, closest in the middle. */
function distance(u: number, speed: number, seconds: number, closest: number): number {
  const x = (u - 0.5) * seconds * speed;
  return Math.sqrt(x * x + closest * closest);
}

/** Level of what drives past, 1 at the closest point. */
function passing(level: number, speed: number, seconds: number, closest: number, power = 1.2): Curve {
  return (u) => level * pow(closest / distance(u, speed, seconds, closest), power);
}

/** Pitch of what drives past. Reference: Doppler. */
function doppler(frequency: number, speed: number, seconds: number, closest: number): Curve {
  return (u) => {
    const approach = ((0.5 - u) * seconds * speed * speed) / distance(u, speed, seconds, closest);
    return (frequency * AIR_SPEED) / (AIR_SPEED - approach);
  };
}

/** Sheet metal and a rubber seal. */
const DOOR = {
  bands: [0.99, 1.22, 0.85, 0.39, 0.25, 0.19, 0.2, 0.05],
  length: 0.105,
  slope: 1.07,
  modal: 0.15,
  modeFrequency: 95,
  modeT60: 0.08,
  modes: 4,
};
const LATCH = {
  bands: [0.1, 0.2, 0.4, 0.8, 1, 0.9, 0.5, 0.2],
  length: 0.05,
  slope: 0.4,
  modal: 0.25,
  modeFrequency: 1200,
  modeT60: 0.03,
  modes: 4,
};
const WHEELS = {
  bands: [0.5, 0.9, 1.1, 0.9, 0.7, 0.5, 0.25, 0.1],
  length: 0.07,
  slope: 0.5,
  modal: 0.3,
  modeFrequency: 330,
  modeT60: 0.05,
  modes: 4,
};

/**
 * Sounds of the road besides engines. References: parameter searches of pass-bys, click trains, bells and statistical
 * impacts.
 */
const SOUNDS: readonly LayeredSound[] = [
  {
    id: 'car_pass',
    kind: 'modulated',
    kernel: 'pass-by',
    level: 0.316,
    pitch: 88,
    seconds: 6,
    attack: 0.15,
    release: 0.4,
    drive: 1,
    fills: true,
    slow: true,
    gesture: [
      {
        kind: 'noise',
        level: passing(0.9, 17, 6, 8),
        color: 'pink',
        pass: 'band',
        frequency: glide([0, 780], [0.45, 1050], [0.55, 950], [1, 620]),
        q: 0.7,
        flutter: [5, 0.12],
      },
      { kind: 'noise', level: passing(0.35, 17, 6, 8), color: 'pink', pass: 'low', frequency: 150 },
      { kind: 'noise', level: passing(0.12, 17, 6, 8, 2), color: 'pink', pass: 'high', frequency: 2200 },
      {
        kind: 'tones',
        level: passing(0.2, 17, 6, 8, 1.3),
        pitch: doppler(88, 17, 6, 8),
        ratios: [1, 0.5, 1.5],
        levels: [1, 0.5, 0.4],
        harmonics: { count: 20, slope: 0.75 },
        wander: [6, 0.01],
        flutter: [12, 0.15],
        lowPass: glide([0, 900], [0.5, 3000], [1, 700]),
      },
    ],
  },
  {
    id: 'traffic',
    kind: 'texture',
    kernel: 'pass-by',
    level: 0.2,
    pitch: 80,
    seconds: 5,
    rate: 0.45,
    regularity: 0.3,
    attack: 0.6,
    release: 0.8,
    drive: 0.6,
    wide: true,
    narrow: true,
    slow: true,
    cycle: 20,
    bed: [
      { kind: 'noise', level: 0.4, color: 'pink', pass: 'low', frequency: 600, flutter: [0.4, 0.25] },
      {
        kind: 'tones',
        level: 0.035,
        pitch: 61,
        ratios: [1, 1.31, 1.62, 2.07],
        detune: 0.05,
        harmonics: { count: 12, slope: 0.8 },
        wander: [1, 0.05],
        flutter: [0.8, 0.5],
      },
    ],
    pattern: (random) => [
      { at: 0, pitch: random.range(0.75, 1.35), level: random.range(0.4, 1.2), length: random.range(0.8, 1.3) },
    ],
    gesture: [
      {
        kind: 'noise',
        level: passing(0.55, 13, 5, 10),
        color: 'pink',
        pass: 'band',
        frequency: glide([0, 760], [0.5, 980], [1, 640]),
        q: 0.8,
        flutter: [5, 0.15],
      },
      { kind: 'noise', level: passing(0.3, 13, 5, 10), color: 'pink', pass: 'low', frequency: 170 },
      {
        kind: 'tones',
        level: passing(0.3, 13, 5, 10),
        pitch: doppler(80, 13, 5, 10),
        ratios: [1, 0.5, 1.5],
        levels: [1, 0.6, 0.4],
        harmonics: { count: 16, slope: 0.8 },
        wander: [5, 0.015],
        flutter: [10, 0.2],
        lowPass: 1500,
      },
    ],
  },
  {
    id: 'car_door',
    kind: 'one-shot',
    kernel: 'latch and slam',
    level: 0.247,
    seconds: 0.25,
    drive: 0.8,
    repeatable: true,
    gesture: [
      {
        kind: 'hits',
        level: 1.6,
        blows: [
          [0.03, 0.8, 1],
          [0.1, 1.6, 0.12],
          [0.13, 1.3, 0.1],
        ],
        impact: DOOR,
        hardness: 0.35,
      },
      {
        kind: 'hits',
        level: 1,
        blows: [
          [0, 1.6, 0.35],
          [0.05, 1.4, 0.45],
        ],
        impact: LATCH,
        hardness: 0.6,
      },
      // The air in the car gives way, the longer the heavier the door.
      {
        kind: 'noise',
        level: (u, t) => 0.6 * Math.min(1, t / 0.03) * exp((0.12 - Math.max(0.12, u)) / 0.2),
        color: 'pink',
        pass: 'low',
        frequency: 450,
      },
    ],
  },
  {
    id: 'bicycle',
    kind: 'sequence',
    kernel: 'freewheel and bell',
    level: 0.0943,
    pitch: 3850,
    own: { bright: 0.64 },
    cycle: 6,
    rate: 0.4,
    seconds: 0.3,
    attack: 0.001,
    drive: 0.5,
    loose: true,
    pattern: () => [{ at: 0 }, { at: 0.67 }],
    bed: [
      {
        kind: 'hits',
        level: 0.1,
        blows: [
          [0, 1, 1],
          [0.0238, 1, 0.85],
        ],
        every: 0.0476,
        impact: {
          bands: [0, 0, 0.05, 0.1, 0.2, 0.5, 0.8, 1],
          length: 0.012,
          slope: 0.2,
          modal: 0.4,
          modeFrequency: 4470,
          modeT60: 0.02,
          modes: 2,
        },
        hardness: 0.9,
      },
      { kind: 'noise', level: 0.0075, color: 'pink', pass: 'band', frequency: 1200, q: 0.4, flutter: [3, 0.3] },
    ],
    gesture: [
      {
        kind: 'hits',
        level: 1.15,
        blows: Array.from({ length: 6 }, (_, k) => [k / 22, 1, k % 2 === 0 ? 1 : 0.8] as const),
        impact: {
          bands: [0, 0, 0, 0.02, 0.05, 0.2, 0.65, 0.49],
          length: 0.04,
          slope: 0.2,
          modal: 1.1,
          modeFrequency: 5350,
          modeT60: 0.71,
          modes: 4,
        },
        hardness: 1,
      },
      {
        kind: 'tones',
        level: fall(0.058, 0.17),
        pitch: 3850,
        ratios: [1, 1.02, 1.9, 2.8, 4.3],
        levels: [1, 0.8, 0.6, 0.4, 0.2],
        detune: 0.003,
      },
    ],
  },
  {
    id: 'skateboard',
    kind: 'modulated',
    kernel: 'rolling wheels',
    level: 0.137,
    cycle: 6,
    drive: 0.35,
    bed: [
      {
        kind: 'noise',
        level: line([0, 0.5], [0.3, 0.8], [0.8, 0.7], [1, 0.5]),
        color: 'pink',
        pass: 'band',
        frequency: 520,
        q: 0.5,
        flutter: [28, 0.35],
      },
      { kind: 'noise', level: 0.3, color: 'pink', pass: 'band', frequency: 2600, q: 0.7, flutter: [45, 0.6] },
      { kind: 'specks', level: 0.3, rate: 38, pitch: 1900, spread: 1.2, tau: 0.003, q: 1.5, alpha: 1.8 },
      // Two axles over each joint of the pavement.
      {
        kind: 'hits',
        level: 2.4,
        blows: [
          [0, 1, 1],
          [0.075, 0.95, 0.8],
        ],
        every: 0.52,
        impact: WHEELS,
        hardness: 0.55,
      },
      {
        kind: 'hits',
        level: 3.4,
        blows: [
          [1.6, 0.7, 0.8],
          [2.05, 0.6, 1.2],
          [2.07, 0.8, 0.8],
        ],
        every: 4.2,
        impact: { ...WHEELS, length: 0.12 },
        hardness: 0.7,
      },
    ],
  },
  {
    id: 'crossing_bell',
    kind: 'sequence',
    kernel: 'struck bell',
    level: 0.0723,
    pitch: 1710,
    rate: 3.67,
    regularity: 0.98,
    seconds: 0.7,
    attack: 0.0005,
    drive: 0.5,
    tail: [1, 0.75, 5000],
    narrow: true,
    // Two gongs by turns, one a little lower.
    pattern: (random) => [{ at: 0, pitch: random.chance(0.5) ? 1 : 0.94, level: random.range(0.85, 1.1) }],
    gesture: [
      {
        kind: 'tones',
        level: fall(0.3, 0.64),
        pitch: 1710,
        ratios: [1, 1.53, 2.1, 2.7, 3.4, 0.41],
        levels: [1, 0.96, 1.26, 0.6, 0.36, 0.62],
        detune: 0.002,
      },
      { kind: 'tones', level: fall(0.15, 0.12), pitch: 1570, ratios: [1.52, 2.74, 5.4], detune: 0.004 },
      { kind: 'noise', level: fall(0.43, 0.0046), color: 'white', pass: 'band', frequency: 2670, q: 0.5 },
    ],
  },
];

/** The road: passing cars, brakes, doors, two-wheelers, boards. */
export const ROAD_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
