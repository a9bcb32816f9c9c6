import { strikeModel } from '../kernels/strike-rolls';

/** Two palms: the skin meets in two contacts 3 ms apart. Reference: searched set of the single clap. */
export const clap = strikeModel({
  id: 'clap',
  level: 0.862,
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
});

/**
 * Thumb and finger: the finger slips off the thumb, a faint tick, and slaps the palm 7 ms later; the hollow of the hand
 * answers at 2.3 kHz. Dry it is over in 15 ms: what rings on for a quarter of a second in recordings is the room.
 * References: Acharya et al. (2021) for the time between slip and slap; measured snaps.
 */
export const fingerSnap = strikeModel({
  id: 'finger_snap',
  level: 1.4,
  kind: 'one-shot',
  blows: 2,
  blowRate: 145,
  slowing: 1.1,
  fading: 1.6,
  unevenness: 0.25,
  sizeShift: 0.36,
  room: [0.3, 0.5],
  shape: {
    bands: [0.01, 0.0074, 0.0082, 0.0426, 0.3, 1, 0.621, 0.788],
    length: 0.018,
    slope: 0.15,
    modal: 1,
    modeFrequency: 2300,
    modeT60: 0.018,
    modes: 2,
  },
});
