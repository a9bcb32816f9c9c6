import * as m from '..';
import { property } from '../property';

/** Fire, from the match to the blaze. */
export const FIRE_PROPERTIES = [
  property(
    'campfire',
    'is a dark floor with thin bright cracks of very different heights: excess kurtosis over 6 (fires have 6 to ' +
      '20), colour moving by a third of an octave and more; the floor goes on: contrast 3 to 20 dB',
    [m.kurtosis, 5, 300],
    [m.colourMotion, 0.35, 2.5],
    [m.eventRate, 1.5, 20],
    [m.crest, 19, 45],
    [m.contrast, 3, 20],
  ),
  property(
    'fire_large',
    'roars below 500 Hz with cracks as high as the roar: crest over 14 dB, centroid 410 Hz to 1.1 kHz (recordings)',
    [m.centroid, 250, 1900],
    [m.kurtosis, 1, 60],
    [m.bandDb(20, 500), -4, 0],
    [m.contrast, 2, 14],
  ),
  property(
    'ignite',
    'is a scratch that flares up without a tone: it swells over 50 ms and more, then darkens into a flame',
    [m.attackMs, 20, 500],
    [m.brightening, -4, -0.15],
    [m.contrast, 10, 200],
    [m.centroid, 300, 7000],
    [m.prominence, 0, 25],
    [m.onsetMs, 10, 120],
  ),
  property(
    'sizzle',
    'is a haze above 3.4 kHz made of 500 grains a second: excess kurtosis 1 to 15, centroid 4.9 to 9.7 kHz (recordings)',
    [m.kurtosis, 0.8, 24],
    [m.centroid, 4500, 11_000],
    [m.bandDb(3000, 20_000), -1.5, 0],
    [m.contrast, 0, 5],
  ),
];
