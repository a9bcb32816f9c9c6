import type { Grain } from '../picture/grain-source';
import type { ReadVideoSound } from './scrub-grains';

/** Shows the pictures of a video sooner than it gets to them itself. */
export interface PictureScreen {
  /** @param ms of the video */
  show(ms: number): void;
  /** A stretch of its own sound, seconds; null without one. */
  sound(seconds: number, length: number): Promise<Grain | null>;
}

/**
 * A browser shows the frame before where it is sent to the very start of one: containers round the times of frames to
 * as little as whole milliseconds. Less than a frame at 240 a second.
 */
const INSIDE_FRAME_MS = 1;
/** Browsers tell the place of a video in whole microseconds. */
const SAME_PLACE_MS = 0.002;
/** A video that a screen stands in for follows once the pointer rests so long: its own search takes as much. */
const REST_MS = 150;

/** Sends a video to places: at once, or, where a screen shows them, once no further one follows. */
export class VideoSeeker {
  screen: PictureScreen | null = null;
  private soughtMs = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param video that is not playing @param ms of the video */
  seek(video: HTMLVideoElement, ms: number): void {
    if (this.screen === null) return this.seekNow(video, ms);
    this.soughtMs = ms;
    this.screen.show(ms + INSIDE_FRAME_MS);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(video), REST_MS);
  }

  seekNow(video: HTMLVideoElement, ms: number): void {
    this.cancel();
    this.soughtMs = ms;
    video.currentTime = (ms + INSIDE_FRAME_MS) / 1_000;
  }

  /** Sends it where it was to be sent later. */
  settle(video: HTMLVideoElement): void {
    if (this.timer !== undefined) this.seekNow(video, this.soughtMs);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Whether it still is, or will be, where it was sent: that place is more exact than the video's own word. */
  isWhereSought({ currentTime, readyState, seeking }: HTMLVideoElement): boolean {
    if (this.timer !== undefined || readyState === 0 || seeking) return true;
    return Math.abs(currentTime * 1_000 - this.soughtMs - INSIDE_FRAME_MS) < SAME_PLACE_MS;
  }

  /** Reads the video's own sound where a screen shows its pictures; null without either. */
  soundOf(video: HTMLVideoElement | null): ReadVideoSound | null {
    const { screen } = this;
    return video === null || screen === null ? null : (seconds, length) => screen.sound(seconds, length);
  }
}
