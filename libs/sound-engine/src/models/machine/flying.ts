import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { fall, lineInTime } from '../kernels/layers';
import { exp, exp2, sin, TWO_PI } from '../../dsp/exact-math';

/** Aircraft. References: parameter searches of the rotor, propeller, jet and rocket kernels. */
const SOUNDS: readonly LayeredSound[] = [
  {
    id: 'helicopter',
    kind: 'modulated',
    kernel: 'rotor',
    level: 0.227,
    pitch: 13,
    turns: true,
    cycle: 8,
    drive: 1,
    bed: [
      // The blade slap is a doublet of pressure: many equal sines of the blade rate.
      {
        kind: 'tones',
        level: 0.055,
        pitch: 13,
        wander: [3, 0.01],
        harmonics: { count: 48, slope: 0.15 },
        flutter: [2, 0.15],
        lowPass: 630,
      },
      {
        kind: 'noise',
        level: 1.5,
        color: 'pink',
        pass: 'band',
        frequency: 520,
        q: 0.45,
        pulse: { rate: 13, depth: 0.88, power: 5 },
      },
      { kind: 'tones', level: 0.08, pitch: 87, harmonics: { count: 4, slope: 0.6 }, wander: [4, 0.01] },
      { kind: 'tones', level: 0.02, pitch: 900, wander: [3, 0.004] },
      { kind: 'noise', level: 0.085, color: 'pink', pass: 'high', frequency: 2500, pulse: { rate: 13, depth: 0.5 } },
    ],
  },
  {
    id: 'propeller_plane',
    kind: 'modulated',
    kernel: 'propeller',
    level: 0.251,
    pitch: 142,
    turns: true,
    cycle: 8,
    drive: 2.02,
    bed: [
      {
        kind: 'tones',
        level: 0.478,
        pitch: 58.9,
        ratios: [1, 1.012],
        levels: [1.08, 0.715],
        harmonics: { count: 24, slope: 1 },
        wander: [1.63, 0.00492],
        flutter: [4.02, 0.124],
      },
      {
        kind: 'tones',
        level: 0.12,
        pitch: 26.3,
        ratios: [1, 1.012],
        harmonics: { count: 30, slope: 0.7 },
        wander: [6.33, 0.0052],
      },
      {
        kind: 'noise',
        level: 0.522,
        color: 'pink',
        pass: 'band',
        frequency: 522,
        q: 0.326,
        flutter: [6, 0.0945],
        pulse: { rate: 78.4, depth: 0.366 },
      },
      // The exhaust's hiss: of two recordings each octave from 2 kHz up lies 13 to 20 dB under the whole.
      { kind: 'noise', level: 0.1, color: 'white', pass: 'band', frequency: 7000, q: 0.4, flutter: [6, 0.1] },
    ],
    filters: [['low', 15_000, 0.504]],
  },
  {
    id: 'drone_quad',
    kind: 'modulated',
    kernel: 'propeller',
    level: 0.191,
    pitch: 232,
    turns: true,
    cycle: 8,
    drive: 1.38,
    bed: [
      {
        kind: 'tones',
        level: 0.0913,
        pitch: 185,
        ratios: [0.97, 0.99, 1.01, 1.035],
        detune: 0.01,
        harmonics: { count: 24, slope: 0.267 },
        wander: [11.6, 0.0446],
        flutter: [3.07, 0.338],
      },
      { kind: 'noise', level: 0.175, color: 'white', pass: 'band', frequency: 9540, q: 0.887, flutter: [6.6, 0.103] },
      { kind: 'tones', level: 0.0849, pitch: 2640, ratios: [0.98, 1.02], wander: [6.89, 0.049] },
    ],
  },
  {
    id: 'jet',
    kind: 'modulated',
    kernel: 'turbine',
    level: 0.0877,
    pitch: 7050,
    cycle: 10,
    drive: 1.09,
    wide: true,
    slow: true,
    bed: [
      // Large eddies sound loudest at a Strouhal number of 0.2 and fall by 8 dB per octave above (Tam, Golebiowski
      // and Seiner, 1996): 300 Hz for 600 m/s out of 0.4 m; the fine ones lie above, broad and weaker.
      { kind: 'noise', level: 1.3, color: 'pink', pass: 'band', frequency: 330, q: 0.5, flutter: [8.68, 0.45] },
      // In 300 m the air takes 7 dB at 4 kHz and 23 at 8 (ISO 9613-1, 20 °C, 70 %); recordings have 41 to 67 dB less
      // from 10 kHz up than in all.
      {
        kind: 'noise',
        level: 0.5,
        color: 'pink',
        pass: 'band',
        frequency: 1500,
        q: 0.6,
        lowPass: 5000,
        flutter: [8.68, 0.5],
      },
      { kind: 'noise', level: 0.8, color: 'pink', pass: 'low', frequency: 200, flutter: [13, 0.4] },
      { kind: 'noise', level: 0.007, color: 'pink', pass: 'high', frequency: 6590, flutter: [13, 0.5] },
      // The fan's lines slide with the jet's speed towards the ear: in jet/03 of the development recordings from 7.3 to
      // 5 kHz in 6 s (0.55 octaves; Doppler's ratio at 70 m/s is 1.5), in 01 not at all.
      {
        kind: 'tones',
        level: 0.14,
        pitch: (_, t, draws) => 5090 * exp2(0.4 * draws[1] * sin(TWO_PI * (t / 14 + draws[0]))),
        ratios: [1, 1.148, 0.5, 0.574],
        levels: [2.03, 0.671, 1.22, 0.472],
        wander: [0.85, 0.0015],
        flutter: [2.55, 0.865],
      },
    ],
  },
  {
    id: 'rocket',
    kind: 'one-shot',
    kernel: 'rocket plume',
    level: 0.209,
    seconds: 6,
    attack: 0.002,
    release: 1.2,
    drive: 2.7,
    tail: [2, 0.3, 4000],
    gesture: [
      { kind: 'noise', level: fall(1.6, 0.12, 0.002), color: 'white', pass: 'low', frequency: 3000 },
      {
        kind: 'noise',
        level: (_, t) => (t < 0.25 ? t * 3.2 : 0.8 * exp(-Math.max(0, t - 1) / 2.5)),
        color: 'pink',
        pass: 'low',
        frequency: (_, t) => 200 + 4100 * exp(-Math.max(0, t - 1) / 1.5),
        q: 0.8,
        flutter: [14, 0.2],
      },
      {
        kind: 'noise',
        level: lineInTime([0, 0.3], [0.3, 0.78], [2, 0.7], [6, 0.3]),
        color: 'pink',
        pass: 'low',
        frequency: 106,
        flutter: [9, 0.3],
      },
      {
        kind: 'noise',
        level: lineInTime([0, 0.2], [0.3, 0.16], [3, 0.06], [6, 0.02]),
        color: 'white',
        pass: 'high',
        frequency: 3000,
        flutter: [14, 0.3],
      },
      {
        kind: 'specks',
        level: fall(0.6, 2.5, 0.1),
        rate: 30,
        pitch: 1300,
        spread: 1.2,
        tau: 0.004,
        q: 0.7,
        alpha: 1.8,
      },
    ],
  },
];

/** Rotors, propellers, turbines, plumes. */
export const FLYING_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
