import { previewResult, FakePreviewWorkers } from './testing/fake-preview-worker';
import { DRAFT_TIME_LIMIT_MS, PreviewRenderer } from './preview-renderer';
import type { PreviewSpec } from './protocol';

const spec = (text: string): PreviewSpec => ({
  text,
  duration: 5,
  intensity: 'moderate',
  seed: 1,
  layerBars: 0,
  audio: true,
});
const askedText = (workers: FakePreviewWorkers) => {
  const asked = workers.lastRequest?.spec;
  return asked && 'text' in asked ? asked.text : undefined;
};

describe('previews', () => {
  let workers: FakePreviewWorkers;
  let renderer: PreviewRenderer;
  beforeEach(() => {
    jest.useFakeTimers();
    workers = new FakePreviewWorkers();
    renderer = new PreviewRenderer(workers.start);
  });
  afterEach(() => jest.useRealTimers());

  it('start a worker with the first question only, and render one after the other in it', async () => {
    expect(workers.started).toHaveLength(0);
    const [rain, bell] = [renderer.ask(spec('rain')), renderer.ask(spec('bell'))];
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
    const [first, second] = [renderer.ask(spec('rain')), renderer.ask(spec('rain'))];
    workers.reply();
    expect(await first).toBe(await second);
    expect(await renderer.ask(spec('rain'))).toBe(await first);
    expect(renderer.peek(spec('rain'))).toBe(await first);
    expect(renderer.peek(spec('bell'))).toBeUndefined();
    expect(workers.started[0]?.posted).toHaveLength(1);
  });

  it('that are urgent go before those that wait', () => {
    void renderer.ask(spec('rain'));
    void renderer.ask(spec('bell'));
    void renderer.ask(spec('knock'));
    void renderer.ask(spec('wind'), { urgent: true });
    void renderer.ask(spec('knock'), { urgent: true });
    const order = ['knock', 'wind', 'bell'].map((expected) => {
      workers.reply();
      return [expected, askedText(workers)];
    });
    for (const [expected, asked] of order) expect(asked).toBe(expected);
  });

  it('that nobody wants any more are given a moment, since a new worker is slower, and then ended in the middle', async () => {
    const typed = new AbortController();
    const superseded = renderer.ask(spec('rai'), { signal: typed.signal });
    const next = renderer.ask(spec('rain'));
    typed.abort();
    expect(await superseded).toBeNull();
    jest.advanceTimersByTime(249);
    expect(workers.started[0]?.ended).toBe(false);
    jest.advanceTimersByTime(1);
    expect(workers.started[0]?.ended).toBe(true);
    expect(askedText(workers)).toBe('rain');
    workers.reply();
    expect(await next).not.toBeNull();
    expect(renderer.peek(spec('rai'))).toBeUndefined();
  });

  it('that end within the moment are known, and the next begins in the same worker', async () => {
    const typed = new AbortController();
    void renderer.ask(spec('rai'), { signal: typed.signal });
    const next = renderer.ask(spec('rain'));
    typed.abort();
    workers.reply();
    expect(renderer.peek(spec('rai'))).toBeDefined();
    expect(askedText(workers)).toBe('rain');
    workers.reply();
    expect(await next).not.toBeNull();
    jest.advanceTimersByTime(1000);
    expect(workers.started).toHaveLength(1);
    expect(workers.started[0]?.ended).toBe(false);
  });

  it('that are wanted again within the moment go on', async () => {
    const typed = new AbortController();
    void renderer.ask(spec('rain'), { signal: typed.signal });
    typed.abort();
    const again = renderer.ask(spec('rain'));
    jest.advanceTimersByTime(1000);
    workers.reply();
    expect(await again).not.toBeNull();
    expect(workers.started).toHaveLength(1);
  });

  it('that come soon find their worker ready, and one that is not needed rests', () => {
    renderer.wake();
    expect(workers.started.map(({ reads }) => reads)).toEqual([false]);
    renderer.wake(true);
    expect(workers.started.map(({ reads }) => reads)).toEqual([true]);
    void renderer.ask(spec('rain'));
    expect(workers.started).toHaveLength(1);
    workers.reply();
    renderer.wake();
    jest.advanceTimersByTime(30_000);
    expect(workers.started[0]?.ended).toBe(true);
  });

  it('beside others have a worker of their own', () => {
    void renderer.ask(spec('rain'));
    void renderer.secondary.ask(spec('bell'));
    expect(workers.started.map(({ posted }) => posted.length)).toEqual([1, 1]);
    expect(renderer.secondary).toBe(renderer.secondary);
  });

  it('that another still wants go on when one asker leaves, and waiting ones are never begun', async () => {
    const left = new AbortController();
    void renderer.ask(spec('rain'), { signal: left.signal });
    const stays = renderer.ask(spec('rain'));
    void renderer.ask(spec('bell'), { signal: left.signal });
    left.abort();
    workers.reply();
    expect(await stays).not.toBeNull();
    expect(workers.started).toHaveLength(1);
    expect(workers.started[0]?.posted).toHaveLength(1);
  });

  it('that take too long are given up, and their worker is ended', async () => {
    const slow = renderer.ask(spec('rain'));
    const next = renderer.ask(spec('bell'));
    jest.advanceTimersByTime(DRAFT_TIME_LIMIT_MS);
    expect(await slow).toBeNull();
    expect(workers.started[0]?.ended).toBe(true);
    workers.reply();
    expect(await next).not.toBeNull();
  });

  it('that took too long, however often, are tried again when asked for again', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      const slow = renderer.ask(spec('rain'));
      jest.advanceTimersByTime(DRAFT_TIME_LIMIT_MS);
      expect(await slow).toBeNull();
      expect(renderer.peek(spec('rain'))).toBeUndefined();
    }
    const again = renderer.ask(spec('rain'));
    workers.reply();
    expect(await again).not.toBeNull();
  });

  it('are none where the engine refuses, without harm to the next', async () => {
    const refused = renderer.ask(spec('rain'));
    const next = renderer.ask(spec('bell'));
    workers.reply(null);
    workers.reply(previewResult());
    expect(await refused).toBeNull();
    expect(await next).not.toBeNull();
    expect(workers.started).toHaveLength(1);
  });

  it('whose words could not be read are tried again when asked for again', async () => {
    const unread = renderer.ask(spec('rain'));
    workers.replyUnmade();
    expect(await unread).toBeNull();
    expect(renderer.peek(spec('rain'))).toBeUndefined();
    const again = renderer.ask(spec('rain'));
    workers.reply();
    expect(await again).not.toBeNull();
  });

  it('that the engine refused are not asked for once more', async () => {
    const refused = renderer.ask(spec('rain'));
    workers.reply(null);
    await refused;
    expect(renderer.peek(spec('rain'))).toBeNull();
    expect(await renderer.ask(spec('rain'))).toBeNull();
    expect(workers.started[0]?.posted).toHaveLength(1);
  });

  it('of a worker that broke are tried again in the next one', async () => {
    const broken = renderer.ask(spec('rain'));
    workers.started[0]?.events.onBroken();
    expect(await broken).toBeNull();
    const again = renderer.ask(spec('rain'));
    workers.reply();
    expect(await again).not.toBeNull();
  });

  it('are given up for a while after two failures of the worker in a row, and tried again afterwards', async () => {
    const asked = ['rain', 'bell', 'knock'].map((text) => renderer.ask(spec(text)));
    workers.started[0]?.events.onBroken();
    workers.started[1]?.events.onBroken();
    expect(await Promise.all(asked)).toEqual([null, null, null]);
    jest.advanceTimersByTime(29_999);
    expect(await renderer.ask(spec('wind'))).toBeNull();
    expect(workers.started).toHaveLength(2);
    jest.advanceTimersByTime(1);
    const wind = renderer.ask(spec('wind'));
    workers.reply();
    expect(await wind).not.toBeNull();
  });

  it('are given up for longer with each further failure', async () => {
    const fails = async () => {
      const asked = renderer.ask(spec('rain'));
      workers.started.at(-1)?.events.onBroken();
      expect(await asked).toBeNull();
    };
    await fails();
    await fails();
    jest.advanceTimersByTime(30_000);
    await fails();
    jest.advanceTimersByTime(30_000);
    expect(await renderer.ask(spec('rain'))).toBeNull();
    expect(workers.started).toHaveLength(3);
    jest.advanceTimersByTime(30_000);
    void renderer.ask(spec('rain'));
    expect(workers.started).toHaveLength(4);
  });

  it('go on when a worker that was ended breaks afterwards', async () => {
    for (let times = 0; times < 3; times += 1) {
      const left = new AbortController();
      void renderer.ask(spec('rain'), { signal: left.signal });
      left.abort();
      jest.advanceTimersByTime(300);
    }
    const bell = renderer.ask(spec('bell'));
    for (const ended of workers.started.slice(0, 3)) ended.events.onBroken();
    workers.reply();
    expect(await bell).not.toBeNull();
  });

  it('are none where a page may have no workers', async () => {
    const none = new PreviewRenderer(() => {
      throw new Error('no workers');
    });
    expect(await Promise.all([none.ask(spec('rain')), none.ask(spec('bell'))])).toEqual([null, null]);
  });

  it('end their worker when it has rested', async () => {
    const rain = renderer.ask(spec('rain'));
    workers.reply();
    await rain;
    jest.advanceTimersByTime(29_000);
    expect(workers.started[0]?.ended).toBe(false);
    jest.advanceTimersByTime(1000);
    expect(workers.started[0]?.ended).toBe(true);
  });
});
