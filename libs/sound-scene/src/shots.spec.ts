import { beginAt, paceShots, repeatShots } from './shots';

describe('events of a layer', () => {
  it('come as far apart as those before them while there is room', () => {
    expect(repeatShots([0.2, 0.5, 0.9], 5, 4).map((at) => Math.round(at * 100) / 100)).toEqual([
      0.2, 0.5, 0.9, 1.25, 1.6,
    ]);
    expect(repeatShots([0.2], 3, 4)).toEqual([0.2, 0.7, 1.2]);
  });

  it('are spread evenly to the end where there is none', () => {
    const at = repeatShots([0, 1], 6, 2.1);
    expect(at).toHaveLength(6);
    expect(at.at(-1)).toBeCloseTo(2);
  });

  it('are fewer from the end', () => {
    expect(repeatShots([0.2, 0.5, 0.9], 1, 4)).toEqual([0.2]);
  });

  it('are heard closer together or farther apart, the first where it was and none behind the end', () => {
    expect(paceShots([1, 2, 3], 2, 5)).toEqual([1, 1.5, 2]);
    expect(paceShots([1, 2, 3], 0.25, 5).at(-1)).toBeCloseTo(4.9);
  });

  it('begin elsewhere: what lasts to the end goes on to it, the rest keeps its length', () => {
    expect(beginAt({ kind: 'shots', at: [0, 1], jitter: 0 }, 2, 5)).toEqual({ kind: 'shots', at: [2, 3], jitter: 0 });
    expect(beginAt({ kind: 'train', start: 0, end: 5, rate: 1, regularity: 1 }, 2, 5)).toMatchObject({
      start: 2,
      end: 5,
    });
    expect(beginAt({ kind: 'train', start: 0, end: 2, rate: 1, regularity: 1 }, 1, 5)).toMatchObject({
      start: 1,
      end: 3,
    });
  });
});
