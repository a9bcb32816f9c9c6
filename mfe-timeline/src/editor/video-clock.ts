import type { PlaybackEngine } from './transport';

/** Moves the video alone, or a clock where there is none. */
export class VideoClock implements PlaybackEngine {
  private video: HTMLVideoElement | null = null;
  private isPlaying = false;
  private rate = 1;
  private volume = 0.75;
  /** Position when the clock was last set, and when that was. */
  private baseMs = 0;
  private since = 0;

  attach(video: HTMLVideoElement | null): void {
    this.baseMs = this.positionMs();
    this.video = video;
    if (video === null) return;
    video.volume = this.volume;
    video.currentTime = this.baseMs / 1000;
  }

  async play(): Promise<void> {
    this.baseMs = this.positionMs();
    this.since = performance.now();
    this.isPlaying = true;
    if (this.video !== null && this.rate > 0 && this.baseMs < this.video.duration * 1000) await this.video.play();
  }

  pause(): void {
    this.baseMs = this.positionMs();
    this.isPlaying = false;
    this.video?.pause();
  }

  seek(ms: number): void {
    this.baseMs = ms;
    this.since = performance.now();
    if (this.video !== null) this.video.currentTime = ms / 1000;
  }

  setRate(rate: number): void {
    this.baseMs = this.positionMs();
    this.since = performance.now();
    this.rate = rate;
    if (this.video !== null && rate > 0) this.video.playbackRate = rate;
  }

  positionMs(): number {
    if (!this.isPlaying) return this.baseMs;
    if (this.video !== null && this.rate > 0 && !this.video.ended) return this.video.currentTime * 1000;
    return Math.max(0, this.baseMs + (performance.now() - this.since) * this.rate);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    if (this.video !== null) this.video.volume = volume;
  }

  dispose(): void {
    this.pause();
  }
}
