import type { Stereo } from './sources';

/** Silence of so many samples. */
export function stereo(frames: number): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) };
}

/** The first samples, without copying them. */
export function headOf({ left, right }: Stereo, frames: number): Stereo {
  return left.length === frames
    ? { left, right }
    : { left: left.subarray(0, frames), right: right.subarray(0, frames) };
}

/** Adds as many samples as `out` has. */
export function addStereo({ left, right }: Stereo, out: Stereo): void {
  for (let i = 0; i < out.left.length; i++) {
    out.left[i] += left[i];
    out.right[i] += right[i];
  }
}

/** Writes the same samples; silence where there are none. */
export function copyStereo(from: Stereo | undefined, to: Stereo): void {
  if (from === undefined) return silence(to);
  to.left.set(from.left);
  to.right.set(from.right);
}

export function silence({ left, right }: Stereo): void {
  left.fill(0);
  right.fill(0);
}

/** In place in `next`: from the former block at its beginning to the next at its end. */
export function fadedOver(former: Stereo, next: Stereo): void {
  const frames = next.left.length;
  for (let i = 0; i < frames; i++) {
    const share = (i + 1) / frames;
    next.left[i] = share * next.left[i] + (1 - share) * former.left[i];
    next.right[i] = share * next.right[i] + (1 - share) * former.right[i];
  }
}

export function peakOf({ left, right }: Stereo, frames = left.length): number {
  let peak = 0;
  for (let i = 0; i < frames; i++) {
    const [one, other] = [Math.abs(left[i]), Math.abs(right[i])];
    if (one > peak) peak = one;
    if (other > peak) peak = other;
  }
  return peak;
}

/** Sample i of `out` becomes the input's value at `from + i * step`, on the straight line between two samples. */
export function stretch(input: Stereo, out: Stereo, from: number, step: number): void {
  stretchChannel(input.left, out.left, from, step);
  stretchChannel(input.right, out.right, from, step);
}

function stretchChannel(input: Float32Array, out: Float32Array, from: number, step: number): void {
  const last = input.length - 1;
  for (let i = 0; i < out.length; i++) {
    const at = Math.min(last, from + i * step);
    const index = Math.floor(at);
    out[i] = input[index] + (input[Math.min(last, index + 1)] - input[index]) * (at - index);
  }
}
