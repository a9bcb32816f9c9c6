import type { DraftWorkerEvents, StartDraftWorker } from '../draft-worker';
import type { DraftRequest, DraftResult } from '../protocol';

/** The worker's place in tests: it answers when told to. */
export class FakeDraftWorkers {
  /** One entry for every worker that was started. */
  readonly started: { posted: DraftRequest[]; ended: boolean; events: DraftWorkerEvents }[] = [];
  /** Answers by this, when set; undefined leaves a request open. */
  answer: ((request: DraftRequest) => DraftResult | null | undefined) | null = null;

  readonly start: StartDraftWorker = (events) => {
    const worker = { posted: [] as DraftRequest[], ended: false, events };
    this.started.push(worker);
    return {
      post: (request) => {
        worker.posted.push(request);
        const result = this.answer?.(request);
        if (result !== undefined) setTimeout(() => worker.ended || events.onAnswer({ id: request.id, result }));
      },
      end: () => {
        worker.ended = true;
      },
    };
  };

  /** What the newest worker was asked last. */
  get lastRequest(): DraftRequest | undefined {
    return this.started.at(-1)?.posted.at(-1);
  }

  /** The newest worker answers its last request. */
  reply(result: DraftResult | null = draftResult()): void {
    const request = this.lastRequest;
    if (request) this.started.at(-1)?.events.onAnswer({ id: request.id, result });
  }
}

/** A draft of `layers`, each loud from its middle on. */
export function draftResult(layers: string[] = [], duration = 5): DraftResult {
  const bars = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ level: i < count / 2 ? 0 : 0.5, brightness: 0.5 }));
  return {
    duration,
    bars: bars(100),
    layers: layers.map((id) => ({ id, bars: bars(duration * 10) })),
    wav: new Uint8Array(new ArrayBuffer(44)),
  };
}
