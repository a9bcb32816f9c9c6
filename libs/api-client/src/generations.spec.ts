import type { GenerationProgress } from '@whoosh/contracts';
import { generateSound } from './generations';
import { ApiError } from './http';
import { FakeApi, ok, refusal } from './testing';

const RESULT = { title: 'Rain', generationId: 'g1', takes: [] };
const BODY = { description: 'rain', duration: 4 };
const progress = (state: GenerationProgress['state']): GenerationProgress => ({
  state,
  queuePosition: 0,
  renderedSeconds: 2,
  askedSeconds: 4,
  encodedTakes: 0,
  storedTakes: 0,
});

/** The browser's EventSource, driven by the test. */
class FakeEventSource extends EventTarget {
  static last: FakeEventSource;
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeEventSource.last = this;
  }
  close() {
    this.isClosed = true;
  }
  tell(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
afterEach(() => api.restore());

it('answers at once when the sound is ready, with the idempotency key sent', async () => {
  api.on({ 'POST /api/sound-effects/generate': ok(RESULT) });
  expect(await generateSound({ body: BODY, idempotencyKey: 'k1' })).toEqual(RESULT);
  expect(api.calls[0]?.headers['idempotency-key']).toBe('k1');
});

it('refuses with the error of the server', async () => {
  api.on({ 'POST /api/sound-effects/generate': refusal(402, 'INSUFFICIENT_CREDITS', 'You need 4 credits.') });
  await expect(generateSound({ body: BODY, idempotencyKey: 'k1' })).rejects.toMatchObject({
    status: 402,
    code: 'INSUFFICIENT_CREDITS',
  });
});

describe('a generation that waits', () => {
  const waiting = { id: 'g1', result: null, error: null, progress: progress('queued'), url: '/api/generations/g1' };
  beforeEach(() => api.on({ 'POST /api/sound-effects/generate': { status: 202, body: waiting } }));

  it('is followed by its events until it is done', async () => {
    api.on({ 'GET /api/generations/g1': ok({ ...waiting, result: RESULT, progress: progress('done') }) });
    const onProgress = jest.fn();
    const sound = generateSound({ body: BODY, idempotencyKey: 'k1', onProgress });
    await new Promise((resolve) => setTimeout(resolve));
    FakeEventSource.last.tell(progress('running'));
    FakeEventSource.last.tell(progress('done'));
    expect(await sound).toEqual(RESULT);
    expect(onProgress).toHaveBeenNthCalledWith(1, expect.objectContaining({ state: 'running', renderedSeconds: 2 }));
    expect(FakeEventSource.last).toMatchObject({ url: '/api/generations/g1/events', isClosed: true });
  });

  it('is asked for where the stream of events breaks', async () => {
    let asked = 0;
    api.on({
      'GET /api/generations/g1': () =>
        ok({ ...waiting, result: ++asked > 1 ? RESULT : null, progress: progress('running') }),
    });
    const sound = generateSound({ body: BODY, idempotencyKey: 'k1' });
    await new Promise((resolve) => setTimeout(resolve));
    FakeEventSource.last.dispatchEvent(new Event('error'));
    expect(await sound).toEqual(RESULT);
    expect(asked).toBe(2);
  });

  it('fails with the sentence of the job', async () => {
    const error = { error: 'Failed to generate sound effect. Please try again.', code: 'GENERATION_FAILED' };
    api.on({ 'GET /api/generations/g1': ok({ ...waiting, error, progress: progress('failed') }) });
    const sound = generateSound({ body: BODY, idempotencyKey: 'k1' });
    await new Promise((resolve) => setTimeout(resolve));
    FakeEventSource.last.tell(progress('failed'));
    await expect(sound).rejects.toEqual(new ApiError(500, 'GENERATION_FAILED', error.error));
  });
});
