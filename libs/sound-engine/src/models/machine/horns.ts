import type { Random } from '../../dsp/random';
import type { SoundModel } from '../../model';
import type { GestureEvent, LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { glideInTime } from '../kernels/layers';

const KERNEL = 'horn stack';

/** A driver's short push on the button and a second, longer one: .1 to .6 s each in recordings. */
function honks(random: Random): readonly GestureEvent[] {
  const first = random.range(0.12, 0.45);
  return [
    { at: 0, length: first },
    { at: first + random.range(0.12, 0.35), length: random.range(0.25, 0.85), level: random.range(0.85, 1) },
  ];
}

/**
 * Signal horns: reeds or membranes that start flat, overdriven, through the resonance of a horn. References: parameter
 * searches of the horn stack.
 */
const HORNS: readonly LayeredSound[] = [
  {
    id: 'car_horn',
    kind: 'sequence',
    kernel: KERNEL,
    level: 0.113,
    quiet: -52,
    pitch: 420,
    rate: 0.4,
    seconds: 1,
    attack: 0.02,
    release: 0.03,
    drive: 1.6,
    loose: true,
    tail: [0.7, 0.2, 3500],
    pattern: honks,
    gesture: [
      {
        kind: 'tones',
        level: 0.5,
        pitch: glideInTime([0, 400], [0.03, 420]),
        ratios: [1, 1.214],
        detune: 0.004,
        wander: [15, 0.003],
        harmonics: { count: 24, slope: 0.47 },
      },
      { kind: 'noise', level: 0.06, color: 'pink', pass: 'band', frequency: 2100, q: 0.8 },
    ],
    // The tone disc of an electric horn: a narrow resonance that is the strongest line above the chord.
    filters: [
      ['peak', 3450, 5, 20],
      ['low', 3200, 0.7],
    ],
  },
  {
    id: 'air_horn',
    kind: 'one-shot',
    kernel: KERNEL,
    level: 0.27,
    pitch: 654,
    seconds: 1.4,
    attack: 0.015,
    release: 0.06,
    drive: 4.7,
    repeatable: true,
    loose: true,
    tail: [1.2, 0.25, 5000],
    pattern: () => [{ at: 0, length: 0.65 }, { at: 1.2 }],
    gesture: [
      {
        kind: 'tones',
        level: 0.3,
        pitch: glideInTime([0, 569], [0.05, 625], [0.15, 654]),
        ratios: [1, 1.147, 1.289],
        detune: 0.003,
        wander: [15, 0.003],
        harmonics: { count: 24, slope: 0.23 },
      },
      { kind: 'noise', level: 0.05, color: 'white', pass: 'band', frequency: 1800, q: 0.4 },
    ],
    filters: [
      ['peak', 1400, 0.8, 7.8],
      ['low', 9500, 0.7],
    ],
  },
  {
    id: 'train_horn',
    kind: 'one-shot',
    kernel: KERNEL,
    level: 0.0998,
    quiet: -46,
    pitch: 311,
    seconds: 2.4,
    attack: 0.05,
    release: 0.15,
    drive: 1.4,
    repeatable: true,
    loose: true,
    tail: [1.8, 0.42, 4000],
    pattern: () => [{ at: 0, length: 0.75 }, { at: 2.2 }],
    gesture: [
      {
        kind: 'tones',
        level: 0.3,
        pitch: glideInTime([0, 300], [0.06, 311]),
        ratios: [1, 1.19, 1.334, 1.588, 2],
        detune: 0.001,
        wander: [8, 0.0015],
        harmonics: { count: 24, slope: 1 },
      },
      { kind: 'noise', level: 0.03, color: 'pink', pass: 'band', frequency: 1500, q: 0.4 },
      // Air that leaks beside the diaphragms: the octave at 8 kHz 14 to 22 dB under the whole in four of five.
      { kind: 'noise', level: 0.015, color: 'white', pass: 'high', frequency: 6500, flutter: [5, 0.25] },
    ],
    filters: [
      ['peak', 880, 1, 7],
      ['low', 8500, 0.7],
    ],
    // Steam over the lips of five stopped pipes: odd harmonics, much breath, a pitch that rises with the pressure.
    states: {
      whistle: {
        level: 0.108,
        pitch: 440,
        seconds: 2,
        attack: 0.09,
        release: 0.3,
        drive: 0.5,
        tail: [2, 0.4, 5000],
        pattern: () => [{ at: 0 }, { at: 2.3, length: 0.5 }],
        gesture: [
          {
            kind: 'tones',
            level: 0.3,
            pitch: glideInTime([0, 350], [0.18, 440], [1.8, 440], [2.2, 400]),
            ratios: [1, 1.189, 1.335, 1.587, 2],
            levels: [1, 0.9, 0.9, 0.8, 0.6],
            detune: 0.004,
            wander: [14, 0.008],
            harmonics: [1, 0.12, 0.3, 0.06, 0.1],
            flutter: [18, 0.15],
          },
          { kind: 'noise', level: 0.45, color: 'white', pass: 'band', frequency: 3200, q: 0.4, flutter: [25, 0.2] },
          { kind: 'noise', level: 0.35, color: 'pink', pass: 'band', frequency: 900, q: 1, flutter: [20, 0.3] },
        ],
        filters: [['low', 9000, 0.7]],
      },
    },
  },
  {
    id: 'ship',
    kind: 'one-shot',
    kernel: KERNEL,
    level: 0.112,
    pitch: 151,
    seconds: 4.2,
    attack: 0.33,
    release: 0.5,
    drive: 1.3,
    repeatable: false,
    tail: [2.8, 0.5, 2500],
    loose: true,
    gesture: [
      {
        kind: 'tones',
        level: 0.5,
        pitch: glideInTime([0, 142], [0.3, 151]),
        ratios: [1, 1.093, 0.5],
        levels: [1, 1, 0.3],
        detune: 0.002,
        wander: [6, 0.004],
        harmonics: { count: 28, slope: 0.8 },
      },
      { kind: 'noise', level: 0.08, color: 'pink', pass: 'band', frequency: 700, q: 0.5 },
    ],
    filters: [
      ['peak', 700, 1, 7],
      ['low', 5000, 0.7],
    ],
  },
];

/** Horns of vehicles. */
export const HORN_MODELS: readonly SoundModel[] = HORNS.map(layeredModel);
