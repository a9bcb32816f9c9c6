import { grainHazeModel } from '../kernels/grain-haze';

/** Wind in foliage: leaves that brush and strike one another, swelling with the gusts. Reference: searched set of the leaves. */
export const windLeaves = grainHazeModel({
  id: 'wind_leaves', level: 0.135,
  values: { rate: 491, pitch: 3580, spread: 0.4, q: 1, grain: 5, tail: 4.58, grains: 0.5, haze: 0.4, low: 756, high: 9000, deep: 0.128, swellRate: 0.38, swell: 0.9, flutter: 0.48, flutterRate: 15.8 },
});
