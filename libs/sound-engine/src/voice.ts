/** Sample rate of every voice and of the mix, Hz. */
export const SAMPLE_RATE = 48_000;
/**
 * Parameters and filter coefficients change on this grid of the voice's own time, 1.3 ms, so that results do not depend
 * on block sizes. Measured against half of it: no octave of 230 sources moves by 0.2 dB unless its random course does,
 * and all render 1.3 times as fast.
 */
export const CONTROL_FRAMES = 64;

/** One event that a voice started: when (seconds of the voice's time), how strong (0..1). */
export interface VoiceEvent {
  time: number;
  level: number;
  kind: string;
}

/**
 * A sounding instance of a model. Offline rendering, live playing and automation are this one contract.
 *
 * Invariant: `process(out, 0, n)` gives exactly the samples of `process(out, 0, k)` followed by `process(out, k, n)`.
 */
export interface Voice {
  /** 1 for a point source, 2 for a texture that surrounds the listener. */
  readonly channels: 1 | 2;
  /** Writes (does not add) the next `to - from` frames of the voice into `out[channel][from..to)`. */
  process(out: readonly Float32Array[], from: number, to: number): void;
  /**
   * Changes a parameter while it sounds, from the first control frame at or after `atSample` (counted from the voice's
   * start).
   * @throws RangeError for a name that the model does not have
   */
  set(param: string, value: number, atSample: number): void;
  /** What has started so far, in time order: events are drawn lazily, so a longer sound keeps its beginning. */
  readonly events: readonly VoiceEvent[];
  /** Empties `events`: a voice that sounds without end would gather them without end. */
  forgetEvents(): void;
}
