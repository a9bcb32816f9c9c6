import { startPreviewWorker } from './preview-worker';
import type { PreviewMessage, PreviewSpec } from './protocol';

const WORDS: PreviewSpec = { text: 'rain', intensity: 'moderate', seed: 1, layerBars: 0, audio: true };
const told: PreviewMessage[] = [];

class ToldWorker extends EventTarget {
  postMessage(message: PreviewMessage): void {
    told.push(message);
  }
  terminate(): void {
    /* it ends */
  }
}

const begin = () => startPreviewWorker({ onAnswer: () => undefined, onBroken: () => undefined });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('what reads words', () => {
  const former = { worker: globalThis.Worker, fetch: globalThis.fetch };
  const network = new ArrayBuffer(8);
  const load = jest.fn(() => Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(network) } as Response));
  beforeAll(() => Object.assign(globalThis, { Worker: ToldWorker, fetch: load }));
  afterAll(() => Object.assign(globalThis, { Worker: former.worker, fetch: former.fetch }));
  beforeEach(() => {
    told.length = 0;
    load.mockClear();
  });

  it('is handed to a worker once, beside the first words that it is asked for', async () => {
    const worker = begin();
    worker.post({ id: 1, spec: WORDS });
    expect(load).toHaveBeenCalledTimes(1);
    worker.post({ id: 2, spec: WORDS });
    await settled();
    expect(told).toEqual([{ id: 1, spec: WORDS }, { id: 2, spec: WORDS }, { network }]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there before the words where those are expected, and not loaded where there are none', async () => {
    begin();
    await settled();
    expect(load).not.toHaveBeenCalled();
    begin().read();
    await settled();
    expect(told).toEqual([{ network }]);
  });

  it.each([
    ['cannot be loaded', () => Promise.reject(new TypeError('away'))],
    ['is not there', () => Promise.resolve({ ok: false, status: 404 } as Response)],
  ])('is told as missing where it %s', async (_, answer) => {
    load.mockImplementationOnce(answer);
    begin().read();
    await settled();
    expect(told).toEqual([{ network: null }]);
  });

  it('is asked for again by the next words where it could not be loaded', async () => {
    load.mockImplementationOnce(() => Promise.reject(new TypeError('away')));
    const worker = begin();
    worker.post({ id: 1, spec: WORDS });
    await settled();
    worker.post({ id: 2, spec: WORDS });
    await settled();
    expect(told).toEqual([{ id: 1, spec: WORDS }, { network: null }, { id: 2, spec: WORDS }, { network }]);
  });
});
