import '../../languages';
import { interpret } from '../../index';

/** Events at least that a length holds at the pace that its scene tells. */
function eventsOf(text: string): number {
  const { timing } = interpret(text).layers[0];
  return timing.kind === 'train' ? (timing.end - timing.start) * timing.rate : 0;
}

describe('what is told to be repeated', () => {
  it.each([
    'a door slams repeatedly',
    'a gunshot every two seconds',
    'camera clicks in a row',
    'Eine Tür knallt wiederholt',
  ])('comes three times at least: "%s"', (text) => {
    expect(eventsOf(text)).toBeGreaterThanOrEqual(2);
    expect(interpret(text).duration).toBeGreaterThan(4);
  });

  it.each(['a sword fight', 'a gunfight', 'popcorn', 'popcorn popping in a microwave', 'bubble wrap popping'])(
    'comes in no rhythm where one word names all of it: "%s"',
    (text) => {
      expect(eventsOf(text)).toBeGreaterThan(3);
      const { timing } = interpret(text).layers[0];
      expect(timing.kind === 'train' && timing.regularity).toBeLessThanOrEqual(0.5);
    },
  );

  it('comes as often as was said, one after another', () => {
    const { timing } = interpret('three explosions one after another').layers[0];
    expect(timing).toMatchObject({ kind: 'shots', at: [expect.any(Number), expect.any(Number), expect.any(Number)] });
  });
});
