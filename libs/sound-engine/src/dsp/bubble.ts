import { SAMPLE_RATE } from '../voice';
import { cos, exp, log, pow, sin, TWO_PI } from './exact-math';

/** Longest bubble that is written, s: a 15 mm one is 48 dB down by then. */
export const LONGEST_BUBBLE_SECONDS = 0.25;
/** Bubbles rise in pitch in steps of this many frames. */
const GLIDE_FRAMES = 32;
/** Amplitude at which a bubble ends: under 48 dB below a full one. */
const SILENCE = 0.004;
/** 0.7 ms of rise: a bubble that starts at once clicks. */
const ATTACK_FRAMES = 34;

/** Frequency in Hz of a bubble of `radius` m in water. Reference: Minnaert (1933), f = 3.26 m/s / r. */
export function bubbleFrequency(radius: number): number {
  return 3.26 / radius;
}

/**
 * Decay rate in 1/s of a bubble of `radius` m. Reference: van den Doel, "Physically based models for liquid sounds"
 * (2005).
 */
export function bubbleDamping(radius: number): number {
  return 0.13 / radius + 0.0072 * pow(radius, -1.5);
}

/**
 * Writes a bubble into `grain`: a sine of rising frequency f (1 + rise damping t), decaying by e^(-damping t).
 * @param radius m @param rise 0 deep in the water .. 1 and more close to the surface @param level amplitude
 * @returns frames written
 */
export function writeBubble(grain: Float32Array, radius: number, rise: number, level: number): number {
  const frequency = bubbleFrequency(radius);
  const damping = bubbleDamping(radius);
  const risePerSecond = rise * damping;
  const frames = Math.min(grain.length, Math.ceil((Math.max(1, log(level / SILENCE)) / damping) * SAMPLE_RATE));
  const decay = exp(-damping / SAMPLE_RATE);
  let c = 1;
  let s = 0;
  let envelope = level;
  for (let start = 0; start < frames; start += GLIDE_FRAMES) {
    const w = (TWO_PI * Math.min(16000, frequency * (1 + (risePerSecond * start) / SAMPLE_RATE))) / SAMPLE_RATE;
    const rc = cos(w);
    const rs = sin(w);
    const end = Math.min(frames, start + GLIDE_FRAMES);
    for (let i = start; i < end; i++) {
      grain[i] = s * envelope;
      const turned = c * rc - s * rs;
      s = s * rc + c * rs;
      c = turned;
      envelope *= decay;
    }
  }
  for (let i = 0; i < ATTACK_FRAMES && i < frames; i++) grain[i] *= i / ATTACK_FRAMES;
  return frames;
}
