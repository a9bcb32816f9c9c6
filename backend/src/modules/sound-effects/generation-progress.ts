import { Injectable } from '@nestjs/common';
import type { GenerationProgress, GenerationState } from '@whoosh/contracts';
import { Signals } from '../../infra/queue';
import type { Generation } from './generation.entity';
import { RenderPace } from './render-pace';

const TOPIC = 'generation';
/** Generations whose progress is remembered at most; the oldest goes first. */
const REMEMBERED = 2_000;

export function isFinished(state: GenerationState): boolean {
  return state === 'done' || state === 'failed';
}

/** What a generation shows before anything is heard of its rendering. */
export function progressOf(generation: Generation): GenerationProgress {
  const askedSeconds = (generation.durationMs / 1000) * generation.takes;
  const done = generation.state === 'done';
  const takes = done ? generation.takes : 0;
  const renderedSeconds = done ? askedSeconds : 0;
  return {
    state: generation.state,
    queuePosition: 0,
    renderedSeconds,
    askedSeconds,
    encodedTakes: takes,
    storedTakes: takes,
    remainingSeconds: null,
  };
}

/** News of generations as they are made, from whichever process makes them. */
@Injectable()
export class GenerationProgressFeed {
  private readonly latest = new Map<string, GenerationProgress>();
  private readonly pace = new RenderPace();

  constructor(private readonly signals: Signals) {
    signals.subscribe(TOPIC, (id, progress) => this.remember(id, progress as GenerationProgress));
  }

  publish(id: string, progress: GenerationProgress): void {
    this.signals.publish(TOPIC, id, progress);
  }

  /** The last news of a generation that is being made, if any were heard. */
  last(id: string): GenerationProgress | undefined {
    return this.latest.get(id);
  }

  /**
   * Seconds until so much sound of a generation is rendered, as fast as it goes now; null where too little was heard to
   * say.
   */
  secondsUntilRendered(id: string, soundSeconds: number): number | null {
    return this.pace.secondsUntil(id, soundSeconds);
  }

  /** @returns how to stop listening */
  subscribe(id: string, listener: (progress: GenerationProgress) => void): () => void {
    return this.signals.subscribe(TOPIC, (key, progress) => {
      if (key === id) listener(progress as GenerationProgress);
    });
  }

  private remember(id: string, progress: GenerationProgress): void {
    this.pace.note(id, progress, performance.now());
    this.latest.delete(id);
    if (isFinished(progress.state)) return;
    this.latest.set(id, progress);
    const oldest = this.latest.size > REMEMBERED ? this.latest.keys().next().value : undefined;
    if (oldest !== undefined) this.latest.delete(oldest);
  }
}
