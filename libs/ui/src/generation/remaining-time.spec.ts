import type { GenerationProgress } from '@whoosh/contracts';
import { firstMark, lastWait, remainingSeconds, secondsLeft, waitLeft } from './remaining-time';

const running = (renderedSeconds: number): GenerationProgress => ({
  state: 'running',
  queuePosition: 0,
  renderedSeconds,
  askedSeconds: 10,
  encodedTakes: 0,
  storedTakes: 0,
  remainingSeconds: null,
});

describe('the time that is left', () => {
  it('is counted from when it is rendered, not from when it waited', () => {
    expect(firstMark(null, { ...running(0), state: 'queued' }, 1000)).toBeNull();
    const mark = firstMark(null, running(1), 2000);
    expect(mark).toEqual({ at: 2000, renderedSeconds: 1 });
    expect(firstMark(mark, running(5), 9000)).toBe(mark);
  });

  it('is as long as what is left takes at the pace so far', () => {
    const mark = { at: 2000, renderedSeconds: 0 };
    expect(remainingSeconds(mark, running(2), 6000)).toBe(16);
    expect(remainingSeconds(mark, running(8), 10_000)).toBe(2);
  });

  it('is not told while little is rendered, and no more when all is', () => {
    const mark = { at: 2000, renderedSeconds: 1 };
    expect(remainingSeconds(null, running(2), 6000)).toBeNull();
    expect(remainingSeconds(mark, running(1.2), 6000)).toBeNull();
    expect(remainingSeconds(mark, running(10), 6000)).toBeNull();
  });

  it('is what the server says while it waits, and runs down until its own pace is known', () => {
    const waiting: GenerationProgress = { ...running(0), state: 'queued', remainingSeconds: 12 };
    const wait = lastWait(null, waiting, 1000);
    expect(wait).toMatchObject({ at: 1000, seconds: 12 });
    expect(lastWait(wait, waiting, 3000)).toBe(wait);
    expect(waitLeft(wait, waiting, 3000)).toBe(10);
    expect(lastWait(wait, { ...waiting }, 4000)).toMatchObject({ at: 4000, seconds: 12 });
    expect(lastWait(wait, running(0.2), 5000)).toBe(wait);
    expect(waitLeft(wait, running(0.2), 5000)).toBe(8);
  });

  it('is not told where the server says nothing, where its time is over, or where all is rendered', () => {
    expect(waitLeft(null, running(0), 1000)).toBeNull();
    const news: GenerationProgress = { ...running(0), state: 'queued' };
    expect(waitLeft({ at: 0, seconds: 3, news }, running(0), 4000)).toBeNull();
    expect(waitLeft({ at: 0, seconds: 12, news }, running(10), 4000)).toBeNull();
  });

  it('goes from what the server said to its own pace without a leap', () => {
    const mark = { at: 1000, renderedSeconds: 0 };
    const news: GenerationProgress = { ...running(0), state: 'queued', remainingSeconds: 7 };
    const wait = { at: 1000, seconds: 7, news };
    // a slow beginning alone would say that 16 s are left
    const early = secondsLeft(mark, wait, running(0.9), 2600) ?? NaN;
    expect(early).toBeGreaterThan(5.4);
    expect(early).toBeLessThan(10);
    const half = secondsLeft(mark, wait, running(5), 6000) ?? NaN;
    expect(half).toBeGreaterThan(4);
    expect(half).toBeLessThan(5);
    expect(secondsLeft(mark, wait, running(8), 9000)).toBe(2);
    expect(secondsLeft(null, wait, running(0.1), 2000)).toBe(6);
    expect(secondsLeft(mark, null, running(5), 6000)).toBe(5);
  });
});
