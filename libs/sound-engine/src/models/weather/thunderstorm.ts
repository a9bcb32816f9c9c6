import { ambienceModel } from '../kernels/ambience';
import { rain } from './rain';
import { thunder } from './thunder';
import { wind } from './wind';

/**
 * Thunder over rain and wind. Reference: parameter search of the gains of the thunderstorm, rain 16 dB under the peaks
 * of the thunder.
 */
export const thunderstorm = ambienceModel(
  {
    id: 'thunderstorm',
    level: 0.35,
    top: 17_800,
    stirs: true,
    layers: [
      { source: 'rain', gain: 0.45, words: { intensity: 0.7 } },
      { source: 'thunder', gain: 6, perMinute: 9 },
      { source: 'wind', gain: 0.25, words: { intensity: 0.6 } },
    ],
  },
  { rain, thunder, wind },
);
