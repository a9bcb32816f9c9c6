import { draftResult, FakeDraftWorkers } from './testing/fake-draft-worker';
import { DRAFT_TIME_LIMIT_MS, DraftStudio } from './draft-studio';
import type { DraftSpec } from './protocol';

const spec = (text: string): DraftSpec => ({
  text,
  duration: 5,
  intensity: 'moderate',
  seed: 1,
  layerBars: 0,
  audio: true,
});
const askedText = (workers: FakeDraftWorkers) => {
  const asked = workers.lastRequest?.spec;
  return asked && 'text' in asked ? asked.text : undefined;
};

describe('drafts', () => {
  let workers: FakeDraftWorkers;
  let studio: DraftStudio;
  beforeEach(() => {
    jest.useFakeTimers();
    workers = new FakeDraftWorkers();
    studio = new DraftStudio(workers.start);
  });
  afterEach(() => jest.useRealTimers());

  it('start a worker with the first question only, and render one after the other in it', async () => {
    expect(workers.started).toHaveLength(0);
    const [rain, bell] = [studio.ask(spec('rain')), studio.ask(spec('bell'))];
    expect(workers.started).toHaveLength(1);
    expect(workers.started[0]?.posted).toHaveLength(1);
    workers.reply();
    expect((await rain)?.bars).toHaveLength(100);
    expect(askedText(workers)).toBe('bell');
    workers.reply();
    expect((await bell)?.audio).toBeInstanceOf(Blob);
    expect(workers.started).toHaveLength(1);
  });

  it('are rendered once and known from then on', async () => {
    const [first, second] = [studio.ask(spec('rain')), studio.ask(spec('rain'))];
    workers.reply();
    expect(await first).toBe(await second);
    expect(await studio.ask(spec('rain'))).toBe(await first);
    expect(studio.peek(spec('rain'))).toBe(await first);
    expect(studio.peek(spec('bell'))).toBeUndefined();
    expect(workers.started[0]?.posted).toHaveLength(1);
  });

  it('that are urgent go before those that wait', () => {
    void studio.ask(spec('rain'));
    void studio.ask(spec('bell'));
    void studio.ask(spec('knock'));
    void studio.ask(spec('wind'), { urgent: true });
    void studio.ask(spec('knock'), { urgent: true });
    const order = ['knock', 'wind', 'bell'].map((expected) => {
      workers.reply();
      return [expected, askedText(workers)];
    });
    for (const [expected, asked] of order) expect(asked).toBe(expected);
  });

  it('that nobody wants any more are given a moment, since a new worker is slower, and then ended in the middle', async () => {
    const typed = new AbortController();
    const superseded = studio.ask(spec('rai'), { signal: typed.signal });
    const next = studio.ask(spec('rain'));
    typed.abort();
    expect(await superseded).toBeNull();
    jest.advanceTimersByTime(249);
    expect(workers.started[0]?.ended).toBe(false);
    jest.advanceTimersByTime(1);
    expect(workers.started[0]?.ended).toBe(true);
    expect(askedText(workers)).toBe('rain');
    workers.reply();
    expect(await next).not.toBeNull();
    expect(studio.peek(spec('rai'))).toBeUndefined();
  });

  it('that end within the moment are known, and the next begins in the same worker', async () => {
    const typed = new AbortController();
    void studio.ask(spec('rai'), { signal: typed.signal });
    const next = studio.ask(spec('rain'));
    typed.abort();
    workers.reply();
    expect(studio.peek(spec('rai'))).toBeDefined();
    expect(askedText(workers)).toBe('rain');
    workers.reply();
    expect(await next).not.toBeNull();
    jest.advanceTimersByTime(1000);
    expect(workers.started).toHaveLength(1);
    expect(workers.started[0]?.ended).toBe(false);
  });

  it('that are wanted again within the moment go on', async () => {
    const typed = new AbortController();
    void studio.ask(spec('rain'), { signal: typed.signal });
    typed.abort();
    const again = studio.ask(spec('rain'));
    jest.advanceTimersByTime(1000);
    workers.reply();
    expect(await again).not.toBeNull();
    expect(workers.started).toHaveLength(1);
  });

  it('that come soon find their worker ready, and one that is not needed rests', () => {
    studio.wake();
    expect(workers.started).toHaveLength(1);
    void studio.ask(spec('rain'));
    expect(workers.started).toHaveLength(1);
    workers.reply();
    studio.wake();
    jest.advanceTimersByTime(30_000);
    expect(workers.started[0]?.ended).toBe(true);
  });

  it('beside others have a worker of their own', () => {
    void studio.ask(spec('rain'));
    void studio.beside.ask(spec('bell'));
    expect(workers.started.map(({ posted }) => posted.length)).toEqual([1, 1]);
    expect(studio.beside).toBe(studio.beside);
  });

  it('that another still wants go on when one asker leaves, and waiting ones are never begun', async () => {
    const left = new AbortController();
    void studio.ask(spec('rain'), { signal: left.signal });
    const stays = studio.ask(spec('rain'));
    void studio.ask(spec('bell'), { signal: left.signal });
    left.abort();
    workers.reply();
    expect(await stays).not.toBeNull();
    expect(workers.started).toHaveLength(1);
    expect(workers.started[0]?.posted).toHaveLength(1);
  });

  it('that take longer than 10 s are given up, and their worker is ended', async () => {
    const slow = studio.ask(spec('rain'));
    const next = studio.ask(spec('bell'));
    jest.advanceTimersByTime(DRAFT_TIME_LIMIT_MS);
    expect(await slow).toBeNull();
    expect(workers.started[0]?.ended).toBe(true);
    expect(studio.peek(spec('rain'))).toBeNull();
    workers.reply();
    expect(await next).not.toBeNull();
  });

  it('are none where the engine refuses, without harm to the next', async () => {
    const refused = studio.ask(spec('rain'));
    const next = studio.ask(spec('bell'));
    workers.reply(null);
    workers.reply(draftResult());
    expect(await refused).toBeNull();
    expect(await next).not.toBeNull();
    expect(workers.started).toHaveLength(1);
  });

  it('are given up for good after two failures of the worker in a row', async () => {
    const asked = ['rain', 'bell', 'knock'].map((text) => studio.ask(spec(text)));
    workers.started[0]?.events.onBroken();
    workers.started[1]?.events.onBroken();
    expect(await Promise.all(asked)).toEqual([null, null, null]);
    expect(await studio.ask(spec('wind'))).toBeNull();
    expect(workers.started).toHaveLength(2);
  });

  it('are none where a page may have no workers', async () => {
    const none = new DraftStudio(() => {
      throw new Error('no workers');
    });
    expect(await Promise.all([none.ask(spec('rain')), none.ask(spec('bell'))])).toEqual([null, null]);
  });

  it('end their worker when it has rested', async () => {
    const rain = studio.ask(spec('rain'));
    workers.reply();
    await rain;
    jest.advanceTimersByTime(29_000);
    expect(workers.started[0]?.ended).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(workers.started[0]?.ended).toBe(true);
  });
});
