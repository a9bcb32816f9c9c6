import { MIX_RATE, VIDEO_DELAY } from '@whoosh/timeline-mix';

/** Readings that count; at one in 50 ms the last second. */
const READINGS = 21;

/**
 * How the time of a video runs beside that of the audio context, while it plays at one speed. A reading of the two is
 * off by up to some milliseconds, as both are told in steps; the median of many is not.
 */
export class MediaClock {
  private readonly offsets: number[] = [];

  /** @param rate seconds of the video in one of the context */
  constructor(private readonly rate: number) {}

  /** Both read at the same moment, seconds. */
  read(contextSeconds: number, mediaSeconds: number): void {
    this.offsets.push(mediaSeconds - contextSeconds * this.rate);
    if (this.offsets.length > READINGS) this.offsets.shift();
  }

  get readings(): number {
    return this.offsets.length;
  }

  /** Seconds of the video at a moment of the context. */
  mediaAt(contextSeconds: number): number {
    const sorted = [...this.offsets].sort((a, b) => a - b);
    const middle = sorted[sorted.length >> 1];
    if (middle === undefined) throw new RangeError('no reading yet');
    return contextSeconds * this.rate + middle;
  }

  /** A sample of the context at a moment of it, and which of the video's own leaves the mixer then. */
  placeAt(contextSeconds: number): { frame: number; position: number } {
    return { frame: contextSeconds * MIX_RATE + VIDEO_DELAY, position: this.mediaAt(contextSeconds) * MIX_RATE };
  }
}

/** Calls back once a video that has been told to play has moved, unless that is not wanted any more by then. */
export function onceMoving(video: HTMLVideoElement, isWanted: () => boolean, begun: () => void): void {
  const first = video.currentTime;
  const look = (): void => {
    if (!isWanted()) return;
    if (video.currentTime === first) setTimeout(look, 0);
    else begun();
  };
  look();
}
