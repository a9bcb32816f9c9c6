import { sineTurn } from '../../dsp/oscillator';
import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { glide, line } from '../kernels/layers';

/** Devices that sound on. References: parameter searches of static, hum, spark and vinyl. */
const SOUNDS: readonly LayeredSound[] = [
  {
    id: 'radio_static',
    kind: 'texture',
    kernel: 'receiver noise',
    level: 0.0736,
    pitch: 1150,
    cycle: 7,
    drive: 1.1,
    wide: true,
    bed: [
      { kind: 'noise', level: 0.9, color: 'white', pass: 'high', frequency: 600, lowPass: 7290, flutter: [1.4, 0.27] },
      { kind: 'specks', level: 0.9, rate: 36.9, pitch: 3400, spread: 1.22, tau: 0.0012, q: 0.791, alpha: 1.6 },
      {
        kind: 'tones',
        level: 0.0124,
        pitch: glide([0, 1150], [0.35, 1600], [0.7, 577], [1, 1150]),
        wander: [3.57, 0.0551],
        flutter: [0.6, 0.646],
      },
    ],
  },
  {
    id: 'tv',
    kind: 'texture',
    kernel: 'loudspeaker voice',
    level: 0.319,
    pitch: 125,
    cycle: 9,
    uneven: true,
    drive: 2,
    bed: [
      // Talk behind a small loudspeaker: a buzzing voice through a mouth that moves, in syllables and phrases.
      {
        kind: 'tones',
        level: line([0, 0.6], [0.36, 0.6], [0.4, 0.02], [0.47, 0.5], [0.9, 0.5], [0.94, 0.02], [1, 0.6]),
        pitch: 125,
        wander: [4, 0.22],
        harmonics: { count: 36, slope: 0.9 },
        flutter: [5, 1.1],
        bands: [
          { frequency: (u) => 480 + 260 * wave(u * 43), q: 5, gain: 1 },
          { frequency: (u) => 1500 + 600 * wave(u * 37 + 0.3), q: 7, gain: 0.6 },
          { frequency: 2700, q: 6, gain: 0.3 },
        ],
      },
      {
        kind: 'noise',
        level: line([0, 0.3], [0.36, 0.3], [0.4, 0], [0.47, 0.3], [0.9, 0.3], [0.94, 0], [1, 0.3]),
        color: 'pink',
        pass: 'band',
        frequency: 4200,
        q: 1,
        flutter: [5, 2],
      },
      { kind: 'noise', level: 0.03, color: 'pink', pass: 'band', frequency: 900, q: 0.4 },
      {
        kind: 'tones',
        level: 0.05,
        pitch: 330,
        ratios: [1, 1.26, 1.5],
        harmonics: { count: 6, slope: 1.2 },
        flutter: [1.5, 0.8],
      },
    ],
    filters: [
      ['high', 220, 0.7],
      ['low', 4500, 0.7],
    ],
  },
  {
    id: 'vinyl',
    kind: 'texture',
    kernel: 'groove noise',
    level: 0.336,
    cycle: 1.8,
    drive: 0.4,
    wide: true,
    bed: [
      { kind: 'specks', level: 1.1, rate: 9, pitch: 2500, spread: 1, tau: 0.0004, q: 0.7, alpha: 1.34 },
      {
        kind: 'hits',
        level: 0.5,
        blows: [
          [0.31, 1, 1],
          [0.94, 1.3, 0.6],
          [1.52, 0.8, 0.8],
        ],
        every: 1.8,
        impact: {
          bands: [0.1, 0.2, 0.4, 0.7, 1, 1, 0.6, 0.3],
          length: 0.006,
          slope: 0.1,
          modal: 0,
          modeFrequency: 900,
          modeT60: 0.01,
          modes: 1,
        },
        hardness: 0.6,
      },
      { kind: 'noise', level: 0.45, color: 'pink', pass: 'low', frequency: 120, pulse: { rate: 0.555, depth: 0.3 } },
      {
        kind: 'noise',
        level: 0.11,
        color: 'pink',
        pass: 'band',
        frequency: 2700,
        q: 0.4,
        pulse: { rate: 0.555, depth: 0.3 },
      },
    ],
    // A hand moves a stab of brass and voices under the needle to and fro: pitch, resonances and hiss follow its speed.
    states: {
      scratch: {
        level: 0.163,
        bed: [],
        pitch: 330,
        rate: 0.75,
        regularity: 0.8,
        seconds: 0.36,
        attack: 0.004,
        release: 0.01,
        drive: 1.6,
        pattern: () => [
          { at: 0 },
          { at: 0.4, length: 0.6, pitch: 1.2 },
          { at: 0.64, length: 0.6 },
          { at: 0.9, length: 0.8, pitch: 0.9 },
        ],
        gesture: [
          {
            kind: 'tones',
            level: (u) => 0.5 * handSpeed(u),
            pitch: (u) => 330 * (0.15 + 1.6 * handSpeed(u)),
            ratios: [1, 1.4983, 2.003],
            levels: [1, 0.7, 0.5],
            harmonics: { count: 24, slope: 0.6 },
            bands: [
              { frequency: (u) => 150 + 1300 * handSpeed(u), q: 2, gain: 1.2 },
              { frequency: (u) => 300 + 3200 * handSpeed(u), q: 2.5, gain: 0.9 },
            ],
          },
          {
            kind: 'noise',
            level: (u) => 0.25 * handSpeed(u),
            color: 'white',
            pass: 'band',
            frequency: (u) => 500 + 4500 * handSpeed(u),
            q: 0.7,
          },
        ],
      },
    },
  },
  {
    id: 'tape_rewind',
    kind: 'modulated',
    kernel: 'tape transport',
    level: 0.15,
    pitch: 2100,
    cycle: 7,
    drive: 0.8,
    bed: [
      {
        kind: 'hits',
        level: 1.2,
        blows: [
          [0, 1, 1],
          [0.06, 1.3, 0.6],
        ],
        every: 7,
        impact: {
          bands: [0.2, 0.4, 0.7, 1, 1, 0.8, 0.5, 0.2],
          length: 0.04,
          slope: 0.4,
          modal: 0.2,
          modeFrequency: 700,
          modeT60: 0.03,
          modes: 4,
        },
        hardness: 0.6,
      },
      {
        kind: 'tones',
        level: line([0, 0], [0.02, 0.24], [0.97, 0.3], [1, 0]),
        pitch: glide([0, 257], [0.28, 2100], [0.95, 2250], [1, 500]),
        harmonics: { count: 8, slope: 0.7 },
        wander: [12, 0.012],
        pulse: { rate: 27, depth: 0.35 },
      },
      {
        kind: 'tones',
        level: line([0, 0], [0.28, 0.07], [0.95, 0.07], [1, 0]),
        pitch: glide([0, 1208], [0.28, 9870], [1, 9000]),
        wander: [30, 0.02],
      },
      {
        kind: 'noise',
        level: line([0, 0.1], [0.28, 0.7], [0.97, 0.7], [1, 0.1]),
        color: 'white',
        pass: 'band',
        frequency: 3800,
        q: 0.4,
        pulse: { rate: 27, depth: 0.5 },
      },
    ],
  },
  {
    id: 'hum_mains',
    kind: 'texture',
    isPeriodic: true,
    kernel: 'mains hum',
    level: 0.21,
    pitch: 59,
    cycle: 10,
    drive: 1,
    bed: [
      {
        kind: 'tones',
        level: 0.3,
        pitch: 59,
        harmonics: [0.25, 1, 0.15, 0.55, 0.1, 0.35, 0.08, 0.25, 0.05, 0.15],
        flutter: [0.7, 0.19],
        wander: [0.5, 0.0001],
      },
      {
        kind: 'noise',
        level: 1.6,
        color: 'white',
        pass: 'band',
        frequency: 2300,
        q: 0.8,
        lowPass: 5000,
        pulse: { rate: 118, depth: 1, power: 6 },
      },
      {
        kind: 'tones',
        level: 0.01,
        pitch: 118,
        harmonics: { count: 50, slope: 0.1 },
        bands: [
          { frequency: 2300, q: 0.8, gain: 1 },
          { frequency: 177, q: 6, gain: 0.8 },
        ],
      },
      { kind: 'noise', level: 0.3, color: 'pink', pass: 'band', frequency: 550, q: 0.4 },
      { kind: 'specks', level: 0.05, rate: 25, pitch: 4500, spread: 0.6, tau: 0.001, alpha: 2 },
    ],
  },
  {
    id: 'spark',
    kind: 'texture',
    kernel: 'electric arc',
    level: 0.231,
    cycle: 3.1,
    uneven: true,
    drive: 1.91,
    bed: [
      // Discharges of uneven length: noise that the mains gates a hundred times a second.
      {
        kind: 'noise',
        level: line(
          [0, 0.963],
          [0.12, 1.88],
          [0.13, 0.08],
          [0.3, 0.02],
          [0.31, 1.02],
          [0.42, 1.55],
          [0.43, 0],
          [0.5, 0],
          [0.51, 0.738],
          [0.54, 0],
          [0.66, 0],
          [0.67, 0.671],
          [0.9, 0.45],
          [0.91, 0.0494],
          [1, 0.0178],
        ),
        color: 'white',
        pass: 'high',
        frequency: 741,
        flutter: [15.4, 2.06],
        pulse: { rate: 120, depth: 1, power: 2.5 },
      },
      {
        kind: 'specks',
        level: 0.382,
        rate: 33.3,
        pitch: 8930,
        spread: 0.269,
        tau: 0.00136,
        q: 2.58,
        alpha: 0.615,
        flutter: [6, 1.2],
      },
      { kind: 'noise', level: 0.0828, color: 'white', pass: 'high', frequency: 3020, flutter: [3.13, 1.37] },
    ],
  },
];

/** 0..1, how fast a hand moves a record there and back. */
function handSpeed(u: number): number {
  return Math.abs(sineTurn(u));
}

/** Triangle 0..1..0 of a phase in turns. */
function wave(turns: number): number {
  const x = turns - Math.floor(turns);
  return x < 0.5 ? 4 * x - 1 : 3 - 4 * x;
}

/** Noise, hum and crackle of devices. */
export const HUM_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
