import type { PreviewAnswer, PreviewRequest } from './protocol';

/** What a worker tells. */
export interface PreviewWorkerEvents {
  onAnswer(answer: PreviewAnswer): void;
  /** It could not be loaded, or broke. */
  onBroken(): void;
}

/** A running engine. */
export interface PreviewWorker {
  post(request: PreviewRequest): void;
  /** Ends it at once, in the middle of its work. */
  end(): void;
}

export type StartPreviewWorker = (events: PreviewWorkerEvents) => PreviewWorker;

/**
 * Starts the engine in a web worker. Its script holds the engine and is loaded only now.
 * @throws Error where workers are missing or forbidden
 */
export function startPreviewWorker({ onAnswer, onBroken }: PreviewWorkerEvents): PreviewWorker {
  const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module', name: 'preview' });
  worker.addEventListener('message', ({ data }: MessageEvent<PreviewAnswer>) => onAnswer(data));
  worker.addEventListener('messageerror', onBroken);
  worker.addEventListener('error', (event) => {
    // without it the browser reports an error of its own; the page simply shows no waveforms
    event.preventDefault();
    onBroken();
  });
  return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
}
