import '../../figures';
import { drawIndividual } from '../../individual/individual';
import type { Performance } from '../../model';
import { hurried, OwnEvents, unevennessOf, unevenRegularity } from './own-events';

const usual: Performance = { seed: 3, duration: 4, cue: { kind: 'continuous' } };
const dog = (seed: number): Performance => ({ ...usual, individual: drawIndividual('dog_bark', seed, { mods: {} }) });
const deviation = (values: number[]): number => {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length);
};

describe('events of an individual', () => {
  it('are all alike for the usual one of its kind', () => {
    const events = new OwnEvents(usual, 'calls');
    expect(events.next()).toEqual(events.next());
    expect(hurried(events.next(), 0.7)).toBe(0.7);
  });

  it('differ as far as those inside one recording do, in level, pitch, length and colour', () => {
    const events = new OwnEvents(dog(1), 'barks');
    const drawn = Array.from({ length: 400 }, () => events.next());
    const levels = deviation(drawn.map(({ level }) => 20 * Math.log10(level)));
    expect(levels).toBeGreaterThan(1);
    expect(levels).toBeLessThan(3.6);
    const pitches = deviation(drawn.map(({ pitch }) => Math.log2(pitch)));
    expect(pitches).toBeGreaterThan(0.05);
    expect(pitches).toBeLessThan(0.37);
    expect(deviation(drawn.map(({ colour }) => colour.tilt))).toBeGreaterThan(0.2);
  });

  it('are higher and brighter where they are louder', () => {
    const events = new OwnEvents(dog(1), 'barks');
    const drawn = Array.from({ length: 400 }, () => events.next());
    const loud = drawn.filter(({ level }) => level > 1);
    const quiet = drawn.filter(({ level }) => level <= 1);
    const middle = (of: typeof drawn): number => of.reduce((sum, { pitch }) => sum + Math.log2(pitch), 0) / of.length;
    expect(middle(loud)).toBeGreaterThan(middle(quiet) + 0.03);
  });

  it('keep the order of what follows in them', () => {
    const event = new OwnEvents(dog(2), 'barks').next();
    const times = [0, 0.1, 0.2, 0.5, 1, 2].map((seconds) => hurried(event, seconds));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('come as unevenly as was measured, and evenly where words say so', () => {
    const factor = unevennessOf(dog(1), 0.88);
    expect(factor).toBeGreaterThan(1.2);
    expect(unevenRegularity(0.88, factor)).toBeLessThan(0.88);
    expect(unevenRegularity(1, factor)).toBe(1);
  });
});
