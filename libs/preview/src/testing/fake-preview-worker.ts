import type { PreviewWorkerEvents, StartPreviewWorker } from '../preview-worker';
import type { PreviewAnswer, PreviewRequest, PreviewResult } from '../protocol';

/** The worker's place in tests: it answers when told to. */
export class FakePreviewWorkers {
  /** One entry for every worker that was started. */
  readonly started: { posted: PreviewRequest[]; reads: boolean; ended: boolean; events: PreviewWorkerEvents }[] = [];
  /** Answers by this, when set; undefined leaves a request open. */
  answer: ((request: PreviewRequest) => PreviewResult | null | undefined) | null = null;

  readonly start: StartPreviewWorker = (events) => {
    const worker = { posted: [] as PreviewRequest[], reads: false, ended: false, events };
    this.started.push(worker);
    return {
      post: (request) => {
        worker.posted.push(request);
        const result = this.answer?.(request);
        if (result !== undefined) setTimeout(() => worker.ended || events.onAnswer({ id: request.id, result }));
      },
      read: () => {
        worker.reads = true;
      },
      end: () => {
        worker.ended = true;
      },
    };
  };

  /** What the newest worker was asked last. */
  get lastRequest(): PreviewRequest | undefined {
    return this.started.at(-1)?.posted.at(-1);
  }

  /** The newest worker answers its last request. */
  reply(result: PreviewResult | null = previewResult()): void {
    this.tell({ result });
  }

  /** The newest worker tells that what its last request needs could not be loaded. */
  replyUnmade(): void {
    this.tell({ result: null, isUnmade: true });
  }

  private tell(answer: Omit<PreviewAnswer, 'id'>): void {
    const request = this.lastRequest;
    if (request) this.started.at(-1)?.events.onAnswer({ id: request.id, ...answer });
  }
}

/** A preview of `layers`, each loud from its middle on. */
export function previewResult(layers: string[] = [], duration = 5): PreviewResult {
  const bars = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ level: i < count / 2 ? 0 : 0.5, brightness: 0.5 }));
  return {
    duration,
    bars: bars(100),
    layers: layers.map((id) => ({ id, bars: bars(duration * 10), spectrum: null })),
    spectrum: null,
    wav: new Uint8Array(new ArrayBuffer(44)),
    reading: null,
    events: [],
  };
}
