import { strikeModel } from '../kernels/strike-rolls';

/**
 * Two palms: the skin meets in two contacts 3 ms apart, and the room that claps are heard in answers the second. By
 * hand, beside measures of three recordings: claps die away in 0.3 s (t60), 0.09 at 125 Hz, 0.17 at 500, 0.22 at 2 kHz
 * and 0.28 at 4, where the palms alone are gone after 0.02 s. The rest: parameter search of the single clap.
 */
export const clap = strikeModel({
  id: 'clap',
  level: 0.925,
  kind: 'sequence',
  rate: 4.22,
  regularity: 0.98,
  blows: 2,
  blowRate: 474,
  slowing: 0.723,
  fading: 0.349,
  unevenness: 0.263,
  sizeShift: 0.493,
  shape: {
    bands: [0.223, 0.174, 0.385, 0.391, 2.79, 0.581, 0.709, 0.376],
    length: 0.0214,
    slope: 0.0699,
    modal: 0.0138,
    modeFrequency: 859,
    modeT60: 0.0209,
    modes: 3,
  },
  tail: {
    level: 0.05,
    shape: {
      bands: [0.25, 0.25, 0.35, 0.5, 0.8, 0.7, 0.6, 0.4],
      length: 0.22,
      slope: 0.1,
      modal: 0,
      modeFrequency: 859,
      modeT60: 0.0209,
      modes: 1,
    },
  },
});

/**
 * Thumb and finger: the finger slips off the thumb, a faint hiss, and slaps the palm 9 ms later; what the slap leaves
 * is 25 dB under it within 5 ms and dies away slowly, highs last, with the hollow of the hand at 2.2 kHz. References:
 * Acharya et al. (2021) for the time between slip and slap; measured snaps: a pulse of 3 ms with -14 dB around 2.2 kHz,
 * -25 at 4 and -18 at 8, a tail whose half octaves lie at -65, -50, -43, -45 and -41 dB at 0.5, 1, 2, 4 and 8 kHz and
 * die away in 0.18 s (t60) at 710 Hz and 0.4 at 8 kHz; the quiet is 60 dB down.
 */
export const fingerSnap = strikeModel({
  id: 'finger_snap',
  level: 0.31,
  kind: 'one-shot',
  blows: 2,
  blowRate: 110,
  slowing: 1.1,
  fading: 16,
  unevenness: 0.25,
  sizeShift: 0.36,
  quiet: 0.1,
  shape: {
    bands: [0, 0, 0.002, 0.005, 0.02, 0.1, 0.45, 1.6],
    length: 0.009,
    slope: 0,
    modal: 1,
    modeFrequency: 2200,
    modeT60: 0.011,
    modes: 1,
  },
  tail: {
    level: 0.025,
    shape: {
      bands: [0.4, 0, 0, 0.01, 0.12, 0.35, 0.6, 1.6],
      length: 0.18,
      slope: -0.33,
      modal: 0.15,
      modeFrequency: 2200,
      modeT60: 0.3,
      modes: 2,
    },
  },
});
