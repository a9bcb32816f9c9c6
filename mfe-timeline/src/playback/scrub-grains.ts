import { MIX_RATE, VIDEO_DELAY } from '@whoosh/timeline-mix';
import type { Grain } from '../picture/grain-source';
import type { AudioRig } from './audio-rig';

/** Long enough that a pitch is heard, short enough that it belongs to its picture. */
const GRAIN_MS = 80;
/** The mixer holds the video's own sound back by so much; a grain of it begins as much later. */
const DELAY_SECONDS = VIDEO_DELAY / MIX_RATE;

/** Reads a stretch of the video's own sound; null where there is none. */
export type ReadVideoSound = (seconds: number, length: number) => Promise<Grain | null>;

/**
 * Lets the mix be heard where the pointer is drawn, in grains: while one sounds, the next waits, for the latest place;
 * without a further one it ends.
 */
export class ScrubGrains {
  private wantedMs: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBeginning = false;

  constructor(
    private readonly rig: AudioRig,
    private readonly readVideo: () => ReadVideoSound | null,
    private readonly onEnd: () => void,
  ) {}

  /** @param ms of the timeline */
  at(ms: number): void {
    this.wantedMs = ms;
    if (this.timer === undefined && !this.isBeginning) void this.next();
  }

  /** Something else will sound. */
  stop(): void {
    this.wantedMs = null;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private readonly next = async (): Promise<void> => {
    this.timer = undefined;
    const ms = this.wantedMs;
    if (ms === null) {
      this.rig.tell({ type: 'stop' });
      return this.onEnd();
    }
    this.isBeginning = true;
    const length = GRAIN_MS / 1_000 - DELAY_SECONDS;
    const own = await this.readVideo()?.(ms / 1_000 + DELAY_SECONDS, length).catch(() => null);
    await this.rig.resume().catch(() => undefined);
    this.isBeginning = false;
    // it was stopped meanwhile
    if (this.wantedMs === null) return;
    if (this.wantedMs === ms) this.wantedMs = null;
    this.rig.tell({ type: 'run', anchor: { frame: null, position: (ms / 1_000) * MIX_RATE, rate: 1 } });
    if (own !== null && own !== undefined) this.rig.playVideoGrain(own);
    this.timer = setTimeout(() => void this.next(), GRAIN_MS);
  };
}
