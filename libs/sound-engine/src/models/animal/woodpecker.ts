import { strikeModel } from '../kernels/strike-rolls';

/** A woodpecker drumming on a hollow trunk: 15 to 25 strikes a second, fading and slowing a little. */
export const woodpecker = strikeModel({
  id: 'woodpecker',
  level: 0.455,
  kind: 'sequence',
  rate: 0.5,
  regularity: 0.8,
  blows: 15,
  blowRate: 19,
  slowing: 0.9,
  fading: 0.4,
  unevenness: 0.12,
  sizeShift: 0.5,
  shape: {
    bands: [0.05, 0.12, 0.5, 1.3, 1.5, 0.5, 0.06, 0.01],
    length: 0.045,
    slope: 0.6,
    modal: 0.5,
    modeFrequency: 950,
    modeT60: 0.04,
    modes: 4,
  },
});
