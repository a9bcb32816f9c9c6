import type { GenerationProgress } from '@whoosh/contracts';

/** What was rendered longer ago counts half, ms of rendering: the pace is that of the sounds of now. */
const HALF_LIFE_MS = 20_000;
/** A renderer tells of itself four times a second; one that is silent for longer waits for something else, ms. */
const SILENT_MS = 1_000;
/** Less of sounds than this says nothing of how fast they are made, seconds of them. */
const LEAST_RENDERED = 0.5;

/** How fast sounds are rendered, all workers together, by the news of their progress. */
export class RenderPace {
  /** Seconds that are rendered of each sound that is being made. */
  private readonly running = new Map<string, number>();
  private renderedSeconds = 0;
  private busyMs = 0;
  private heardAt = 0;

  /** @param now ms of a clock that only goes forward */
  note(id: string, progress: GenerationProgress, now: number): void {
    const passedMs = this.running.size > 0 ? Math.min(now - this.heardAt, SILENT_MS) : 0;
    const kept = 0.5 ** (passedMs / HALF_LIFE_MS);
    const isRunning = progress.state === 'running';
    // One that failed has rendered nothing since its last news.
    const before = this.running.get(id) ?? 0;
    const rendered = progress.state === 'failed' ? 0 : Math.max(0, progress.renderedSeconds - before);
    this.renderedSeconds = this.renderedSeconds * kept + rendered;
    this.busyMs = this.busyMs * kept + passedMs;
    this.heardAt = now;
    if (isRunning) this.running.set(id, progress.renderedSeconds);
    else this.running.delete(id);
  }

  /** Seconds that so many seconds of sound take; null while too little was heard to say. */
  secondsFor(soundSeconds: number): number | null {
    if (this.renderedSeconds < LEAST_RENDERED || this.busyMs === 0) return null;
    return (soundSeconds * this.busyMs) / 1000 / this.renderedSeconds;
  }
}
