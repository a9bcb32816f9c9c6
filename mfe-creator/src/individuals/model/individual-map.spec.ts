import type { KeptIndividual } from '@whoosh/contracts';
import { dotOf, dotsOf, neighbourDot, spotOf, type Dot } from './individual-map';

const REX: KeptIndividual = {
  id: 'a1',
  name: 'Rex',
  model: 'dog_bark',
  label: 'Dog barking',
  individual: { seed: 5, size: 1.5 },
};
const seedsOf = (dots: readonly Dot[]) => dots.map(({ individual }) => individual.seed);

describe('the map of individuals', () => {
  it.each(['dog_bark', 'door_slam', 'rain'])('has a dozen of %s, none upon another, the same each time', (model) => {
    const dots = dotsOf(model, 0);
    expect(dots).toHaveLength(12);
    expect(dotsOf(model, 0)).toEqual(dots);
    for (const one of dots)
      for (const other of dots)
        if (one !== other) expect(Math.hypot(one.size - other.size, one.tone - other.tone)).toBeGreaterThanOrEqual(0.4);
  });

  it('has others on another page and of another source', () => {
    const first = new Set(seedsOf(dotsOf('dog_bark', 0)));
    expect(seedsOf(dotsOf('dog_bark', 1)).filter((seed) => first.has(seed))).toEqual([]);
    expect(dotOf('door_slam', { seed: 1 })).not.toEqual(dotOf('dog_bark', { seed: 1 }));
  });

  it('shows those that are kept of the source, where they were set by hand, and the one that sounds', () => {
    const door = { ...REX, id: 'b2', model: 'door_slam' };
    const dots = dotsOf('dog_bark', 0, [REX, door], { seed: 9 });
    expect(dots).toHaveLength(14);
    expect(dots.slice(0, 2)).toMatchObject([
      { name: 'Rex', individual: REX.individual, size: 1.5, tone: dotOf('dog_bark', { seed: 5 }).tone },
      { name: null, individual: { seed: 9 } },
    ]);
    expect(dotsOf('dog_bark', 0, [REX], REX.individual).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Rex', null]),
    );
    expect(dotsOf('dog_bark', 0, [REX], REX.individual)).toHaveLength(13);
  });

  it('goes from small at the left to big at the right', () => {
    expect(spotOf({ size: -2, tone: 2 })).toEqual({ left: 0, top: 0 });
    expect(spotOf({ size: 2, tone: -2 })).toEqual({ left: 100, top: 100 });
    expect(spotOf({ size: 0, tone: 0 })).toEqual({ left: 50, top: 50 });
  });

  it('is walked with the arrows, to the nearest that lies that way', () => {
    const at = (seed: number, size: number, tone: number): Dot => ({ individual: { seed }, size, tone, name: null });
    const [middle, right, far, above] = [at(1, 0, 0), at(2, 0.6, 0.2), at(3, 1.8, 0), at(4, 0.1, 1)];
    const dots = [middle, right, far, above];
    expect(neighbourDot(dots, middle, 'ArrowRight')).toBe(right);
    expect(neighbourDot(dots, right, 'ArrowRight')).toBe(far);
    expect(neighbourDot(dots, middle, 'ArrowUp')).toBe(above);
    expect(neighbourDot(dots, far, 'ArrowLeft')).toBe(right);
    expect(neighbourDot(dots, middle, 'ArrowLeft')).toBeNull();
    expect(neighbourDot(dots, middle, 'Enter')).toBeNull();
  });

  it('reaches every dot of a real map by the arrows alone', () => {
    const dots = dotsOf('dog_bark', 0);
    const reached = new Set(dots.slice(0, 1));
    for (const from of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = neighbourDot(dots, from, key);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(dots.length);
  });
});
