import type { GenerationProgress, GenerationState } from '@whoosh/contracts';
import { RenderPace } from './render-pace';

const news = (renderedSeconds: number, state: GenerationState = 'running'): GenerationProgress => ({
  state,
  queuePosition: 0,
  renderedSeconds,
  askedSeconds: 8,
  encodedTakes: 0,
  storedTakes: 0,
  remainingSeconds: null,
});

/** Two sounds side by side, each a second of sound in half a second, without a word between. */
function twoSideBySide(pace: RenderPace): void {
  for (const [id, at] of [
    ['a', 0],
    ['b', 0],
  ] as const)
    pace.note(id, news(0), at);
  for (let step = 1; step <= 8; step += 1) for (const id of ['a', 'b']) pace.note(id, news(step), step * 500);
}

describe('the pace at which sounds are rendered', () => {
  it('is unknown until something was rendered', () => {
    const pace = new RenderPace();
    expect(pace.secondsUntil('x', 8)).toBeNull();
    pace.note('a', news(0), 1000);
    pace.note('a', news(0.2), 1100);
    expect(pace.secondsUntil('x', 8)).toBeNull();
  });

  it('is that of all workers together', () => {
    const pace = new RenderPace();
    twoSideBySide(pace);
    expect(pace.secondsUntil('x', 8)).toBeCloseTo(2, 1);
  });

  it('counts no time in which nothing was made', () => {
    const pace = new RenderPace();
    twoSideBySide(pace);
    for (const id of ['a', 'b']) pace.note(id, news(8, 'done'), 4000);
    pace.note('c', news(0), 600_000);
    expect(pace.secondsUntil('c', 8)).toBeCloseTo(2, 1);
  });

  it('counts little of a wait for another service, which is silent', () => {
    const pace = new RenderPace();
    twoSideBySide(pace);
    pace.note('b', news(8), 60_000);
    expect(pace.secondsUntil('x', 8)).toBeLessThan(3);
  });

  it('becomes that of now when the machine grows slow', () => {
    const pace = new RenderPace();
    twoSideBySide(pace);
    for (const id of ['a', 'b']) pace.note(id, news(8, 'done'), 4000);
    pace.note('c', news(0), 5000);
    for (let step = 1; step <= 100; step += 1) pace.note('c', news(step / 4), 5000 + step * 1000);
    const seconds = pace.secondsUntil('c', 8) ?? 0;
    expect(seconds).toBeGreaterThan(24);
    expect(seconds).toBeLessThan(33);
  });

  it('adds what is left of those that began before', () => {
    const pace = new RenderPace();
    twoSideBySide(pace);
    for (const id of ['a', 'b']) pace.note(id, news(8, 'done'), 4000);
    pace.note('c', news(0), 4000);
    pace.note('d', news(0), 4000);
    expect(pace.secondsUntil('c', 8)).toBeCloseTo(2, 1);
    expect(pace.secondsUntil('d', 8)).toBeCloseTo(4, 1);
    expect(pace.secondsUntil('x', 8)).toBeCloseTo(6, 1);
  });
});
