import { SAMPLE_RATE, type VoiceEvent } from '../voice';

/** Finds, while a voice sounds, the frame at which each of its events is loudest before the next one begins. */
export class EventWatch {
  /** Frames of the voice's own time, one for each event that has begun. */
  readonly peaks: number[] = [];
  private level = 0;

  /**
   * Looks at the frames that the voice has just written; calls must follow one another.
   * @param events of the voice, in time order @param from frame of the voice's time that stands at channels[..][0]
   */
  look(events: readonly VoiceEvent[], channels: readonly Float32Array[], from: number, frames: number): void {
    const to = from + frames;
    for (let at = from; ;) {
      const next = events.length > this.peaks.length ? onsetFrame(events[this.peaks.length]) : Infinity;
      const end = Math.min(to, Math.max(at, next));
      if (this.peaks.length > 0) for (const channel of channels) this.scan(channel, at, end, from);
      if (next >= to) return;
      at = end;
      this.peaks.push(at);
      this.level = 0;
    }
  }

  /** Begins anew, as the voice's list of events does. */
  forget(): void {
    this.peaks.length = 0;
  }

  private scan(channel: Float32Array, begin: number, end: number, from: number): void {
    let { level } = this;
    let peak = -1;
    for (let i = begin - from; i < end - from; i++) {
      const value = Math.abs(channel[i]);
      if (value > level) {
        level = value;
        peak = i;
      }
    }
    if (peak < 0) return;
    this.level = level;
    this.peaks[this.peaks.length - 1] = peak + from;
  }
}

/** The frame of the voice's time in which an event begins. */
export function onsetFrame(event: VoiceEvent): number {
  return Math.round(event.time * SAMPLE_RATE);
}
