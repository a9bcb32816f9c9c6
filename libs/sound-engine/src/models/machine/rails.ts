import type { SoundModel } from '../../model';
import type { LayeredSound } from '../kernels/gesture';
import { layeredModel } from '../kernels/layered';
import { glide, line, lineInTime } from '../kernels/layers';

/** A wheel over a rail joint. */
const CLACK = { bands: [1, 1.2, 1.1, 0.9, 0.7, 0.5, 0.25, 0.1], length: 0.11, slope: 0.5, modal: 0.5, modeFrequency: 245, modeT60: 0.16, modes: 5 };
/** Two axles on each of two bogies. */
const BOGIES = [[0, 1, 1], [0.134, 0.97, 0.8], [0.44, 1.04, 0.9], [0.574, 1, 0.75]] as const;

/** Trains. References: searched sets of the rail, steam and brake kernels. */
const SOUNDS: readonly LayeredSound[] = [
  { id: 'train', kind: 'modulated', kernel: 'rail', lively: 2, level: 0.141, cycle: 8, drive: 0.368, tail: [0.6, 0.499, 4000],
    bed: [
      { kind: 'hits', level: 1.65, blows: BOGIES, every: 1.15, impact: { ...CLACK, length: 0.178, modal: 1.97, modeT60: 0.277 }, hardness: 0.205 },
      { kind: 'noise', level: 0.646, color: 'pink', pass: 'band', frequency: 124, q: 0.67, flutter: [2.14, 0.142] },
      { kind: 'noise', level: 0.615, color: 'pink', pass: 'band', frequency: 480, q: 0.7, flutter: [1.8, 0.323] },
      { kind: 'tones', level: 0.011, pitch: 1950, wander: [3.96, 0.0192], flutter: [0.8, 1.27] },
      { kind: 'noise', level: 0.0212, color: 'pink', pass: 'high', frequency: 2000, lowPass: 8700, flutter: [4, 0.482] },
    ] },
  { id: 'subway', kind: 'modulated', kernel: 'rail', level: 0.149, pitch: 430, turns: true, cycle: 9, drive: 0.8, tail: [1.8, 0.35, 3500],
    bed: [
      { kind: 'hits', level: line([0, 0.2], [0.3, 0.42], [0.8, 0.42], [1, 0.2]), blows: BOGIES, every: 1.3, impact: CLACK, hardness: 0.4 },
      { kind: 'noise', level: line([0, 0.3], [0.35, 0.6], [0.8, 0.6], [1, 0.3]), color: 'pink', pass: 'band', frequency: 160, q: 0.4, flutter: [3, 0.25] },
      { kind: 'noise', level: line([0, 0.4], [0.35, 0.8], [0.8, 0.8], [1, 0.4]), color: 'pink', pass: 'band', frequency: 603, q: 0.6, flutter: [3, 0.3] },
      { kind: 'tones', level: line([0, 0.1], [0.3, 0.12], [0.6, 0.05], [0.8, 0.11], [1, 0.1]), pitch: glide([0, 215], [0.4, 430], [0.7, 430], [1, 215]), ratios: [1, 2, 3.02], levels: [1, 0.6, 0.35], wander: [6, 0.006] },
      { kind: 'tones', level: 0.04, pitch: 1860, ratios: [1, 1.03], wander: [40, 0.02], flutter: [0.7, 1.4] },
      { kind: 'noise', level: 0.03, color: 'pink', pass: 'high', frequency: 3000 },
    ] },
  { id: 'steam_train', kind: 'modulated', kernel: 'steam engine', level: 0.14, cycle: 10, drive: 0.9, tail: [1.5, 0.41, 4000],
    bed: [
      // Four chuffs for each turn of the wheels, one of them stronger.
      { kind: 'noise', level: 2.24, color: 'pink', pass: 'band', frequency: 842, q: 0.65, pulse: { rate: 3.2, depth: 0.97, power: 3.6 } },
      { kind: 'noise', level: 0.87, color: 'pink', pass: 'band', frequency: 880, q: 0.4, pulse: { rate: 0.8, depth: 1, power: 30 } },
      { kind: 'noise', level: 1.44, color: 'pink', pass: 'low', frequency: 180, pulse: { rate: 3.2, depth: 0.9, power: 2.5 } },
      { kind: 'noise', level: 0.107, color: 'pink', pass: 'high', frequency: 3000, lowPass: 5500, pulse: { rate: 3.2, depth: 0.9, power: 2 } },
      { kind: 'noise', level: 0.24, color: 'pink', pass: 'band', frequency: 2600, q: 0.5, flutter: [3, 0.15] },
      { kind: 'noise', level: 0.21, color: 'pink', pass: 'band', frequency: 163, q: 0.5, flutter: [2, 0.3] },
      { kind: 'hits', level: 0.98, blows: [[0.05, 1, 1]], every: 0.625, impact: { ...CLACK, modal: 1.16, modeFrequency: 430 }, hardness: 0.5 },
    ] },
  { id: 'train_brake', kind: 'modulated', kernel: 'squeal', level: 0.106, pitch: 3070, cycle: 6, drive: 0.661, tail: [2.56, 0.907, 6120],
    bed: [
      { kind: 'tones', level: line([0, 0.306], [0.1, 0.88], [0.55, 0.934], [0.75, 0.656], [1, 0.5]), pitch: glide([0, 2380], [0.5, 2720], [1, 2500]), ratios: [1, 1.276, 1.475], levels: [0.198, 0.212, 0.145], detune: 0.006,
        wander: [38, 0.0043], harmonics: [1.8, 0.421, 0.358, 0.22], pulse: { rate: 9.5, depth: 0.412 }, flutter: [2.42, 0.345] },
      { kind: 'noise', level: 0.0746, color: 'pink', pass: 'band', frequency: 3960, q: 0.4 },
      { kind: 'noise', level: 0.211, color: 'pink', pass: 'band', frequency: 206, q: 0.418, flutter: [5.59, 0.248] },
      { kind: 'hits', level: 0.22, blows: BOGIES, every: 2.1, impact: { ...CLACK, length: 0.133, modal: 0.84, modeT60: 0.155 }, hardness: 0.429 },
    ] },
  { id: 'tire_squeal', kind: 'one-shot', kernel: 'squeal', level: 0.151, pitch: 1080, seconds: 1.9, attack: 0.03, release: 0.12, drive: 1, repeatable: true,
    gesture: [
      { kind: 'tones', level: lineInTime([0, 0.4], [0.15, 1], [1.5, 1], [1.9, 0.6]), pitch: (u) => 1080 * (1 - 0.23 * u * u), ratios: [0.89, 0.93, 0.965, 1, 1.03, 1.07, 1.11],
        levels: [0.1, 0.12, 0.14, 0.14, 0.14, 0.12, 0.1], detune: 0.015, wander: [85, 0.068], harmonics: [1, 1.4, 0.44], pulse: { rate: 89, depth: 0.44 }, flutter: [9, 0.35], lowPass: 2600 },
      { kind: 'noise', level: 0.2, color: 'pink', pass: 'band', frequency: 1500, q: 0.5, flutter: [9, 0.3] },
      { kind: 'noise', level: 0.3, color: 'pink', pass: 'band', frequency: 120, q: 0.5 },
    ],
    filters: [['peak', 1100, 1, 5]] },
];

/** Wheels on rails and roads. */
export const RAIL_MODELS: readonly SoundModel[] = SOUNDS.map(layeredModel);
