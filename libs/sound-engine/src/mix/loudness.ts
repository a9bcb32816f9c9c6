import { LoudnessMeter } from '@whoosh/audio-codec';
import { log10 } from '../dsp/exact-math';

/** Loudness of a programme. References: ITU-R BS.1770-5, EBU R 128. */
export interface Loudness {
  /** Gated over the whole, LUFS; -Infinity for silence. */
  integrated: number;
  /** Loudest 400 ms, LUFS; -Infinity for silence. */
  momentaryMax: number;
}

/**
 * Integrated and highest momentary loudness of one or two channels at 48 kHz. Sounds under 400 ms are measured as if
 * silence followed.
 */
export function measureLoudness(channels: readonly Float32Array[]): Loudness {
  const meter = new LoudnessMeter();
  meter.add(channels);
  return { integrated: toLufs(meter.integratedPower()), momentaryMax: toLufs(meter.momentaryPower()) };
}

function toLufs(power: number): number {
  return power > 0 ? -0.691 + 10 * log10(power) : -Infinity;
}
