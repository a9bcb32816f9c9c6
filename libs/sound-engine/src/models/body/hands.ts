import { strikeModel } from '../kernels/strike-rolls';

/** Two palms: the skin meets in two contacts 3 ms apart. Reference: searched set of the single clap. */
export const clap = strikeModel({
  id: 'clap', level: 0.689, kind: 'sequence', rate: 3.4, regularity: 0.94, blows: 2, blowRate: 532, slowing: 0.855, fading: 0.443, unevenness: 0.328, sizeShift: 0.493,
  shape: { bands: [0.19, 0.174, 0.254, 0.47, 1.99, 0.706, 0.57, 0.396], length: 0.03, slope: 0.0878, modal: 0.0104, modeFrequency: 930, modeT60: 0.02, modes: 3.07 },
});

/** Thumb and finger: a short high knock with a resonance around 2.5 kHz. Reference: searched set. */
export const fingerSnap = strikeModel({
  id: 'finger_snap', level: 1.47, kind: 'one-shot', blows: 2, blowRate: 125, slowing: 0.812, fading: 0.561, unevenness: 0.248, sizeShift: 0.3,
  shape: { bands: [0.007, 0.0086, 0.03, 0.05, 0.4, 1.69, 0.3, 0.105], length: 0.03, slope: 0.1, modal: 0.722, modeFrequency: 2500, modeT60: 0.017, modes: 2 },
});
