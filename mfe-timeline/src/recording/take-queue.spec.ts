import type { CreateMediaRequest, ProjectMedia } from '@whoosh/contracts';
import type { Take } from './take';
import { TakeQueue, type QueueOptions } from './take-queue';
import { takesInMemory } from './take-store';
import { NotSent } from './upload-take';

const TAKE: Take = {
  id: 'a',
  userId: 1,
  projectId: 2,
  name: 'Take 1',
  kind: 'foley',
  track: null,
  startMs: 0,
  endMs: 2,
  place: { frame: 0, position: 0 },
  latencySeconds: 0,
  recordedAt: 5,
};
const PIECE = { frame: 0, channels: [new Float32Array(128).fill(0.5)] };
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function queueWith(options: Partial<QueueOptions> = {}) {
  const asked: CreateMediaRequest[] = [];
  const stored: [Take, number, number][] = [];
  const store = options.store ?? takesInMemory();
  const queue = new TakeQueue({
    store,
    upload: async () => '/uploads/1',
    createMedia: async (body) => {
      asked.push(body);
      return { id: 9 } as ProjectMedia;
    },
    wordsOf: () => 'The server is full.',
    onStored: (take, { id }, { durationMs }) => stored.push([take, id, durationMs]),
    encode: async () => new Uint8Array(4),
    ...options,
  });
  return { queue, store, asked, stored };
}

function record(queue: TakeQueue): void {
  queue.begin(TAKE);
  queue.add(TAKE, PIECE);
  queue.finish(TAKE);
}

it('stores a take under its name and role, lays it down, and forgets it', async () => {
  const { queue, store, asked, stored } = queueWith();
  record(queue);
  await settled();
  expect(asked).toEqual([{ path: '/uploads/1', role: 'effect', name: 'Take 1' }]);
  expect(stored).toEqual([[TAKE, 9, 2]]);
  expect([queue.snapshot(), await store.list(1, 2)]).toEqual([[], []]);
});

it('keeps a take that could not be sent, says why, and sends it once more', async () => {
  let tries = 0;
  const upload = async () => {
    tries += 1;
    if (tries === 1) throw new NotSent('Failed to upload.');
    return '/uploads/2';
  };
  const { queue, store, stored } = queueWith({ upload });
  record(queue);
  await settled();
  expect(queue.snapshot()).toEqual([expect.objectContaining({ state: 'failed', problem: 'Failed to upload.' })]);
  expect(await store.list(1, 2)).toEqual([TAKE]);
  queue.send(TAKE);
  await settled();
  expect([stored.length, queue.snapshot()]).toEqual([1, []]);
});

it('says what the server says when it takes no more', async () => {
  const { queue } = queueWith({ createMedia: () => Promise.reject(new Error('full')) });
  record(queue);
  await settled();
  expect(queue.snapshot()).toEqual([expect.objectContaining({ state: 'failed', problem: 'The server is full.' })]);
});

it('offers after a reload what was being recorded, to its owner and in its project alone, and sends or drops it', async () => {
  const store = takesInMemory();
  const first = queueWith({ store });
  const cutOff = { ...TAKE, endMs: null };
  first.queue.begin(cutOff);
  first.queue.add(cutOff, PIECE);
  await settled();
  const { queue, stored } = queueWith({ store });
  await queue.restore(1, 3);
  await queue.restore(4, 2);
  expect(queue.snapshot()).toEqual([]);
  await queue.restore(1, 2);
  expect(queue.snapshot()).toEqual([expect.objectContaining({ take: cutOff, state: 'offered' })]);
  queue.send(cutOff);
  await settled();
  expect(stored).toEqual([[cutOff, 9, 128 / 48]]);
  await queue.restore(1, 2);
  expect(queue.snapshot()).toEqual([]);
});

it('sends what it captured where the browser keeps nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const { queue, stored } = queueWith({ store: { ...takesInMemory(), put: full, add: full, drop: full } });
  record(queue);
  await settled();
  expect(stored).toHaveLength(1);
  expect(queue.snapshot()).toEqual([]);
});

it('does not offer what another window records', async () => {
  const store = takesInMemory();
  await store.put(TAKE);
  const locks = {
    query: async () => ({ held: [{ name: 'whoosh-take-a' }], pending: [] }),
    request: async () => undefined,
  } as unknown as LockManager;
  const { queue } = queueWith({ store, locks });
  await queue.restore(1, 2);
  expect(queue.snapshot()).toEqual([]);
});
