import type { DraftAnswer, DraftRequest } from './protocol';

/** What a worker tells. */
export interface DraftWorkerEvents {
  onAnswer(answer: DraftAnswer): void;
  /** It could not be loaded, or broke. */
  onBroken(): void;
}

/** A running engine. */
export interface DraftWorker {
  post(request: DraftRequest): void;
  /** Ends it at once, in the middle of its work. */
  end(): void;
}

export type StartDraftWorker = (events: DraftWorkerEvents) => DraftWorker;

/**
 * Starts the engine in a web worker. Its script holds the engine and is loaded only now.
 * @throws Error where workers are missing or forbidden
 */
export function startDraftWorker({ onAnswer, onBroken }: DraftWorkerEvents): DraftWorker {
  const worker = new Worker(new URL('./draft.worker.ts', import.meta.url), { type: 'module', name: 'draft' });
  worker.addEventListener('message', ({ data }: MessageEvent<DraftAnswer>) => onAnswer(data));
  worker.addEventListener('messageerror', onBroken);
  worker.addEventListener('error', (event) => {
    // without it the browser reports an error of its own; the page simply shows no waveforms
    event.preventDefault();
    onBroken();
  });
  return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
}
