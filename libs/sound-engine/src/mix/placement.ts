import type { Place } from '@whoosh/sound-scene';
import { atan2, clamp, cos, exp, lerpLog, log, PI, sin } from '../dsp/exact-math';

/** Speed of sound, m/s. */
export const SPEED_OF_SOUND = 343;
/** A layer at this distance has its natural level, m. */
const REFERENCE_DISTANCE = 3;
const CLOSEST = 0.5;

/** Where a source is at one moment. */
export interface Position {
  /** m */
  distance: number;
  /** Degrees, -90 left .. 90 right. */
  azimuth: number;
}

/**
 * Gain of the direct sound: falls with distance^0.45 beyond 0.5 m, 1 at 3 m: -12 dB at 60 m. Nature falls with 1/d;
 * over loudspeakers less than half of that in dB already reads as far, since the air's darkening and the reverberation
 * say the rest, and what is far must still be heard.
 */
export function distanceGain(distance: number): number {
  return exp(-0.45 * log(Math.max(CLOSEST, distance) / REFERENCE_DISTANCE));
}

/** Gain of what goes into the reverberation: falls half as fast, so far things sound wetter. */
export function sendGain(distance: number): number {
  return exp(-0.25 * log(Math.max(CLOSEST, distance) / REFERENCE_DISTANCE));
}

/**
 * Edge of the low-pass that the air is, Hz: 20 kHz near, 1 kHz at 200 m. Reference: fit to ISO 9613-1 at 20 °C, 60 %.
 */
export function airCutoff(distance: number): number {
  return clamp(20_000 * (10 / (distance + 10)), 400, 20_000);
}

/** How far 90 degrees are from the middle to the edge: no ear hears one side alone. */
const PAN_REACH = 0.92;

/** Constant-power gains of a direction. */
export function panGains(azimuth: number): { left: number; right: number } {
  const angle = ((clamp(azimuth, -90, 90) / 90) * PAN_REACH + 1) * (PI / 4);
  return { left: cos(angle), right: sin(angle) };
}

/**
 * The direction of which panGains gives the tangent of this angle as right over left; degrees, some 98 where one side
 * alone is heard.
 * @param angle 0 left .. PI / 2 right
 */
export function panAzimuth(angle: number): number {
  return ((angle / (PI / 4) - 1) / PAN_REACH) * 90;
}

/**
 * Position of a place at a time of the scene, s; without motion the same at any time.
 * @param span the layer's start and end in the scene, s: approaching and receding take just that long
 */
export function positionAt(place: Place, time: number, span: { start: number; end: number }): Position {
  const { motion } = place;
  if (!motion) return { distance: place.distance, azimuth: place.azimuth };
  if (motion.kind === 'circle') {
    const angle = (motion.speed * (time - motion.at)) / Math.max(CLOSEST, motion.closest);
    return { distance: Math.max(CLOSEST, motion.closest), azimuth: 90 * sin(angle) };
  }
  if (motion.kind === 'pass') {
    const along = clamp(motion.speed * (time - motion.at), -Math.max(motion.from, 1), Math.max(motion.to, 1));
    const closest = Math.max(CLOSEST, motion.closest);
    const side = place.azimuth < 0 ? -1 : 1;
    return {
      distance: Math.sqrt(along * along + closest * closest),
      azimuth: (side * 180 * atan2(along, closest)) / PI,
    };
  }
  const progress = clamp(span.end > span.start ? (time - span.start) / (span.end - span.start) : 0, 0, 1);
  const from = Math.max(CLOSEST, motion.from);
  const to = Math.max(CLOSEST, motion.to);
  // Even steps of the logarithm are even steps of what is heard.
  return { distance: lerpLog(from, to, progress), azimuth: place.azimuth };
}
