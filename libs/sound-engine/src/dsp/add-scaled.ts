import { CONTROL_FRAMES } from '../voice';

/** Adds a control block times `gain` to another. */
export function addScaled(target: Float32Array, source: Float32Array, gain: number): void {
  for (let i = 0; i < CONTROL_FRAMES; i++) target[i] += source[i] * gain;
}
