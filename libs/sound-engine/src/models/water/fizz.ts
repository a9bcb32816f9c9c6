import { grainHazeModel } from '../kernels/granular-texture';

/**
 * Bubbles of half a millimetre burst at the surface of a drink, thinning out. Reference: parameter search of the fizz
 * (3000 a second around 5.3 kHz).
 */
export const fizz = grainHazeModel({
  id: 'fizz',
  level: 0.0373,
  values: {
    rate: 3000,
    pitch: 5400,
    spread: 0.12,
    q: 5,
    grain: 0.45,
    tail: 2.2,
    grains: 0.55,
    haze: 1.8,
    low: 5500,
    high: 15_000,
    settle: 8,
    pops: 1,
    swell: 0.08,
    flutter: 0.1,
  },
});
