import { strikeModel } from '../kernels/strike-rolls';

/** Two palms: the skin meets in two contacts 3 ms apart. Reference: searched set of the single clap. */
export const clap = strikeModel({
  id: 'clap', level: 0.862, kind: 'sequence', rate: 4.22, regularity: 0.98, blows: 2, blowRate: 474, slowing: 0.723, fading: 0.349, unevenness: 0.263, sizeShift: 0.493,
  shape: { bands: [0.223, 0.174, 0.385, 0.391, 2.79, 0.581, 0.709, 0.376], length: 0.0214, slope: 0.0699, modal: 0.0138, modeFrequency: 859, modeT60: 0.0209, modes: 3 },
});

/** Thumb and finger: a short high knock with a resonance around 2.5 kHz. Reference: searched set. */
export const fingerSnap = strikeModel({
  id: 'finger_snap', level: 0.98, kind: 'one-shot', blows: 2, blowRate: 125, slowing: 1.11, fading: 0.556, unevenness: 0.248, sizeShift: 0.359,
  shape: { bands: [0.011, 0.00818, 0.0376, 0.09, 0.222, 1.69, 0.199, 0.0583], length: 0.085, slope: 0.161, modal: 0.987, modeFrequency: 2500, modeT60: 0.03, modes: 2 },
});
