import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { glide, glideInTime, line, lineInTime } from '../kernels/layers';

const KERNEL = 'horn stack';

/** Hooters and whistles of alarms. References: parameter searches of the horn stack. */
const SOUNDS: readonly LayeredSound[] = [
  {
    id: 'buzzer',
    kind: 'one-shot',
    kernel: KERNEL,
    level: 0.511,
    pitch: 121,
    seconds: 0.65,
    attack: 0.004,
    release: 0.008,
    drive: 5.9,
    repeatable: true,
    loose: true,
    pattern: () => [{ at: 0 }],
    gesture: [
      {
        kind: 'tones',
        level: 0.16,
        pitch: glideInTime([0, 115], [0.02, 121]),
        ratios: [1, 1.058],
        levels: [0.3, 0.063],
        wander: [8, 0.001],
        harmonics: { count: 72, slope: 0.35 },
      },
      { kind: 'noise', level: 0.008, color: 'white', pass: 'band', frequency: 1640, q: 0.5 },
    ],
    filters: [
      ['peak', 1640, 1.2, 23],
      ['peak', 958, 1.2, 14],
      ['low', 7000, 0.7],
    ],
  },
  {
    id: 'fire_alarm',
    kind: 'texture',
    kernel: KERNEL,
    isPeriodic: true,
    level: 0.481,
    pitch: 168,
    cycle: 2,
    drive: 6,
    bed: [
      {
        kind: 'tones',
        level: line([0, 1], [0.48, 1], [0.5, 0], [0.98, 0], [1, 1]),
        pitch: 168,
        ratios: [1, 1.04],
        levels: [0.16, 0.035],
        wander: [20, 0.003],
        harmonics: { count: 60, slope: 0.3 },
      },
      {
        kind: 'noise',
        level: line([0, 0.05], [0.48, 0.05], [0.5, 0.002], [0.98, 0.002], [1, 0.05]),
        color: 'white',
        pass: 'band',
        frequency: 2400,
        q: 0.5,
      },
    ],
    filters: [
      ['peak', 2350, 1.3, 20],
      ['peak', 1100, 1.2, 14],
      ['low', 8500, 0.7],
    ],
  },
  {
    id: 'klaxon',
    kind: 'sequence',
    kernel: KERNEL,
    level: 0.421,
    quiet: -52,
    pitch: 383,
    rate: 0.55,
    seconds: 1.5,
    attack: 0.02,
    release: 0.1,
    drive: 4.5,
    gesture: [
      {
        kind: 'tones',
        level: 0.3,
        pitch: glideInTime([0, 185], [0.36, 383], [1.29, 383], [1.6, 240]),
        wander: [12, 0.006],
        harmonics: { count: 16, slope: 0.35 },
        pulse: { rate: 20, depth: 0.12 },
      },
      { kind: 'noise', level: 0.04, color: 'pink', pass: 'band', frequency: 1200, q: 0.6 },
    ],
    filters: [
      ['peak', 1200, 1, 8],
      ['low', 3200, 0.7],
    ],
  },
  {
    id: 'whistle_pea',
    kind: 'one-shot',
    kernel: 'pea whistle',
    level: 0.141,
    pitch: 2320,
    seconds: 0.9,
    attack: 0.03,
    release: 0.04,
    repeatable: true,
    loose: true,
    tail: [0.35, 0.12, 7000],
    pattern: () => [{ at: 0, length: 0.28 }, { at: 0.42 }],
    // One blow lasts 1.0 to 1.5 s in the recordings.
    alone: (random) => [{ at: 0, length: random.range(1.1, 1.65) }],
    // Lines of the recordings against the strongest: the second chamber 1.10 times as high (-4 to -8 dB), second and
    // third harmonic -28 and -26 dB; between them breath 55 to 70 dB down.
    // They are half as loud after 0.07 to 0.12 s and whole after 0.1 to 0.19; breath and pea: chosen by the recordings.
    gesture: [
      {
        kind: 'tones',
        level: lineInTime([0, 0], [0.04, 0.5], [0.12, 1]),
        pitch: glide([0, 1950], [0.05, 2320], [0.94, 2320], [1, 2180]),
        ratios: [1, 1.1],
        levels: [0.6, 0.32],
        wander: [30, 0.004],
        harmonics: [1, 0.035, 0.045, 0.012],
        drive: 1,
        pulse: { rate: 34, depth: 0.25 },
        vibrato: { rate: 34, depth: 0.01 },
      },
      {
        kind: 'noise',
        level: 0.06,
        color: 'pink',
        pass: 'band',
        frequency: 2400,
        q: 8,
        pulse: { rate: 34, depth: 0.5 },
      },
      { kind: 'noise', level: 0.012, color: 'white', pass: 'high', frequency: 3000 },
    ],
  },
];

/** Horns and whistles of alarms. */
export const ALARM_HORN_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
