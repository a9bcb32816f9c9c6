import { interpret } from '../interpret';

describe('how far something comes or goes', () => {
  it.each([
    ['a man walks away', 7],
    ['someone runs away', 15],
    ['a train approaches', 57],
  ])('is no farther than it gets in the time: "%s"', (text, most) => {
    const [{ place }] = interpret(text, { duration: 5 }).layers;
    const { from = 0, to = 0 } = place.motion ?? {};
    expect(Math.abs(to - from)).toBeCloseTo(most, 1);
  });
});
