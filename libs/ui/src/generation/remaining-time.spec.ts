import type { GenerationProgress } from '@whoosh/contracts';
import { firstMark, remainingSeconds } from './remaining-time';

const running = (renderedSeconds: number): GenerationProgress => ({
  state: 'running',
  queuePosition: 0,
  renderedSeconds,
  askedSeconds: 10,
  encodedTakes: 0,
  storedTakes: 0,
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
});
