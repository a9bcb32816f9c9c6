import { grainHazeModel } from '../kernels/granular-texture';

/**
 * Fat in a hot pan: water bursts out of it in sharp snaps over a hiss. Reference: parameter search of the sizzle (529
 * grains a second around 6.8 kHz).
 */
export const sizzle = grainHazeModel({
  id: 'sizzle',
  level: 0.161,
  values: {
    rate: 529,
    pitch: 6800,
    spread: 0.4,
    q: 1.5,
    grain: 0.7,
    tail: 3.2,
    grains: 1,
    haze: 0.25,
    low: 3400,
    high: 15_000,
    swellRate: 4,
    swell: 0.12,
    pops: 3,
    flutter: 0.1,
  },
});
