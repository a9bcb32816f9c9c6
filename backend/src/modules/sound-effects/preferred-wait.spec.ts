import { preferredWaitMs } from './preferred-wait';

describe('the time a generate call waits for its sound', () => {
  it.each([
    [undefined, 25_000],
    ['', 25_000],
    ['wait=3', 25_000],
    ['respond-async', 0],
    ['respond-async, wait=1', 1_000],
    ['Wait="2", Respond-Async', 2_000],
    ['respond-async, wait=soon', 0],
    ['respond-async, wait=900', 25_000],
  ])('is by Prefer: %s at most %i ms', (prefer, ms) => {
    expect(preferredWaitMs(prefer, 25_000)).toBe(ms);
  });
});
