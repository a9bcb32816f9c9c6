import { strikeModel } from '../kernels/strike-rolls';

/** Two palms: the skin meets in two contacts 3 ms apart. Reference: searched set of the single clap. */
export const clap = strikeModel({
  id: 'clap', level: 0.689, kind: 'sequence', rate: 3.4, regularity: 0.94, blows: 2, blowRate: 532, slowing: 0.855, fading: 0.443, unevenness: 0.328, sizeShift: 0.493,
  shape: { bands: [0.19, 0.174, 0.254, 0.47, 1.99, 0.706, 0.57, 0.396], length: 0.03, slope: 0.0878, modal: 0.0104, modeFrequency: 930, modeT60: 0.02, modes: 3.07 },
});

/** Thumb and finger: a short high knock with a resonance around 2.2 kHz. Reference: searched set. */
export const fingerSnap = strikeModel({
  id: 'finger_snap', level: 1.12, kind: 'one-shot', blows: 2, blowRate: 90, slowing: 1, fading: 0.5, unevenness: 0.4, sizeShift: 0.3,
  shape: { bands: [0.005, 0.008, 0.022, 0.1, 0.62, 0.95, 0.34, 0.21], length: 0.06, slope: 0.1, modal: 1, modeFrequency: 2200, modeT60: 0.016, modes: 2 },
});
