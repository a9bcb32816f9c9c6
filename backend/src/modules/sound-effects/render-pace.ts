import type { GenerationProgress } from '@whoosh/contracts';

/** What was rendered longer ago counts half, ms of rendering: the pace is that of the sounds of now. */
const HALF_LIFE_MS = 20_000;
/** A renderer tells of itself four times a second; one that is silent for longer waits for something else, ms. */
const SILENT_MS = 1_000;
/** Less of sounds than this says nothing of how fast they are made, seconds of them. */
const LEAST_RENDERED = 0.5;

/** How fast sounds are rendered, all workers together, by the news of their progress. */
export class RenderPace {
  /**
   * What is rendered and what was asked of each sound that is being made, seconds, in the order in which they began.
   */
  private readonly running = new Map<string, { rendered: number; asked: number }>();
  private renderedSeconds = 0;
  private busyMs = 0;
  private heardAt = 0;

  /** @param now ms of a clock that only goes forward */
  note(id: string, progress: GenerationProgress, now: number): void {
    const passedMs = this.running.size > 0 ? Math.min(now - this.heardAt, SILENT_MS) : 0;
    const kept = 0.5 ** (passedMs / HALF_LIFE_MS);
    const isRunning = progress.state === 'running';
    // One that failed has rendered nothing since its last news.
    const before = this.running.get(id)?.rendered ?? 0;
    const rendered = progress.state === 'failed' ? 0 : Math.max(0, progress.renderedSeconds - before);
    this.renderedSeconds = this.renderedSeconds * kept + rendered;
    this.busyMs = this.busyMs * kept + passedMs;
    this.heardAt = now;
    if (isRunning) this.running.set(id, { rendered: progress.renderedSeconds, asked: progress.askedSeconds });
    else this.running.delete(id);
  }

  /**
   * Seconds until so many seconds of sound are rendered after all that began before them; null while too little was
   * heard to say.
   * @param id of the sound they are of: what began after it is not waited for
   */
  secondsUntil(id: string, soundSeconds: number): number | null {
    if (this.renderedSeconds < LEAST_RENDERED || this.busyMs === 0) return null;
    let ahead = 0;
    for (const [other, { rendered, asked }] of this.running) {
      if (other === id) break;
      ahead += asked - rendered;
    }
    return ((ahead + soundSeconds) * this.busyMs) / 1000 / this.renderedSeconds;
  }
}
