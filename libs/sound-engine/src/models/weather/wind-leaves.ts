import { grainHazeModel } from '../kernels/grain-haze';

/** Wind in foliage: leaves that brush and strike one another, swelling with the gusts. Reference: searched set of the leaves. */
export const windLeaves = grainHazeModel({
  id: 'wind_leaves', level: 0.146,
  values: { rate: 491, pitch: 5160, spread: 0.335, q: 1, grain: 5, tail: 3.91, grains: 0.5, haze: 0.438, low: 756, high: 9080, deep: 0.128, swellRate: 0.331, swell: 0.914, flutter: 0.48, flutterRate: 16.4, settle: 59.7 },
});
