import type { GenerationProgress } from '@whoosh/contracts';
import { generateSound, stopGeneration } from './generations';
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
  remainingSeconds: null,
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

it('asks again under the same key when the server was away', async () => {
  let calls = 0;
  api.on({ 'POST /api/sound-effects/generate': () => (++calls === 1 ? refusal(502, '', 'Bad Gateway') : ok(RESULT)) });
  const onAway = jest.fn();
  expect(await generateSound({ body: BODY, idempotencyKey: 'k1', onAway })).toEqual(RESULT);
  expect(onAway).toHaveBeenCalledTimes(1);
  expect(api.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);
});

it('says whether a generation was stopped or had ended before', async () => {
  api.on({ 'DELETE /api/generations/g1?stop=true': { status: 204 } });
  expect(await stopGeneration('g1')).toBe(true);
  api.on({ 'DELETE /api/generations/g1?stop=true': refusal(409, 'CONFLICT', 'This sound has been made already.') });
  expect(await stopGeneration('g1')).toBe(false);
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
    expect(onProgress).toHaveBeenNthCalledWith(2, expect.objectContaining({ state: 'running', renderedSeconds: 2 }));
    expect(FakeEventSource.last).toMatchObject({ url: '/api/generations/g1/events', isClosed: true });
  });

  it('survives a server that stops in the middle and comes back', async () => {
    let asked = 0;
    api.on({
      'GET /api/generations/g1': () =>
        ++asked === 1 ? refusal(502, '', 'Bad Gateway') : ok({ ...waiting, result: RESULT }),
    });
    const told: string[] = [];
    const sound = generateSound({
      body: BODY,
      idempotencyKey: 'k1',
      onStarted: (id) => told.push(id),
      onAway: () => told.push('away'),
    });
    await new Promise((resolve) => setTimeout(resolve));
    FakeEventSource.last.dispatchEvent(new Event('error'));
    expect(await sound).toEqual(RESULT);
    expect(told).toEqual(['g1', 'away']);
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
