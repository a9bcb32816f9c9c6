import { loadNetwork } from './network-file';
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
  /** Has what reads words loaded beside it, unless that was done. Requests with words do so by themselves. */
  read(): void;
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
  let reads = false;
  const read = () => {
    if (reads) return;
    reads = true;
    loadNetwork().then(
      (network) => worker.postMessage({ network }, [network]),
      () => {
        worker.postMessage({ network: null });
        // the next words try again
        reads = false;
      },
    );
  };
  return {
    post: (request) => {
      if ('text' in request.spec) read();
      worker.postMessage(request);
    },
    read,
    end: () => worker.terminate(),
  };
}
