import { TIMELINE_LIMITS } from '@whoosh/contracts';

/** What a browser tells of the way of a sound through the machine, seconds; null where it tells nothing. */
export interface ToldLatency {
  /** From the context's samples to the system: AudioContext.baseLatency. */
  base: number | null;
  /** From the system to the loudspeaker: AudioContext.outputLatency. */
  output: number | null;
  /** From the microphone to the context: `latency` of the track's settings. */
  input: number | null;
}

/** How late a recording is, seconds, and how that is known. */
export interface Latency {
  seconds: number;
  /**
   * `measured`: clicks went from the loudspeaker to the microphone. `unknown`: nothing was told, and nothing taken off.
   */
  origin: 'measured' | 'told' | 'unknown';
}

/** From what leaves the audio context to what comes back into it when somebody plays exactly along. */
export function latencyOf({ base, output, input }: ToldLatency, measuredSeconds: number | null): Latency {
  if (measuredSeconds !== null) return { seconds: measuredSeconds, origin: 'measured' };
  const parts = [base, output, input].filter((part) => part !== null && part > 0) as number[];
  return { seconds: parts.reduce((sum, part) => sum + part, 0), origin: parts.length === 0 ? 'unknown' : 'told' };
}

/** A moment of the timeline at the audio clock, while it plays at normal speed. */
export interface Place {
  /** Sample of the audio clock. */
  frame: number;
  /** Sample of the timeline that leaves the audio context then. */
  position: number;
}

/**
 * The sample of the capture at which somebody was heard who performed at a moment of the timeline: they heard that
 * moment when it had left the machine, and the capture heard them when they had come back into it.
 */
export function capturedFrame(ms: number, { frame, position }: Place, latencySeconds: number): number {
  const rate = TIMELINE_LIMITS.sampleRate;
  return Math.round(frame + (ms / 1_000) * rate - position + latencySeconds * rate);
}
