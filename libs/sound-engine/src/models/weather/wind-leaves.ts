import { grainHazeModel } from '../kernels/granular-texture';

/**
 * Wind in foliage: leaves that brush and strike one another, swelling with the gusts. Reference: parameter search of
 * the leaves.
 */
export const windLeaves = grainHazeModel({
  id: 'wind_leaves',
  level: 0.16,
  values: {
    rate: 491,
    pitch: 4220,
    spread: 0.618,
    q: 1.23,
    grain: 3.26,
    tail: 5.6,
    grains: 0.5,
    haze: 0.4,
    low: 756,
    high: 15_600,
    deep: 0.035,
    swellRate: 0.576,
    swell: 1.49,
    flutter: 0.48,
    flutterRate: 15.8,
    settle: 60,
  },
});
