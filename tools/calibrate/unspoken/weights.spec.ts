import { likenessOf } from './mixture.mjs';
import { weighed } from './weights.mjs';

interface Sound {
  y: number[];
  f: number[];
}
interface Combination {
  row: number[];
  takes: Sound[];
}
interface Recording extends Sound {
  half: number;
}

const likeness = likenessOf({ y: 2, f: 2, deviations: [1] });
const at = (place: number): Sound => ({ y: [place], f: [place] });
const combination = (weight: number, ...places: number[]): Combination => ({ row: [weight, 0], takes: places.map(at) });
const recorded = (...places: number[]): Recording[] =>
  places.map((place, k) => ({ half: Math.floor(k / 2) % 2, ...at(place) }));
const weigh = (groups: Combination[], recordings: Recording[], canJudge: boolean): ReturnType<typeof weighed> =>
  weighed(groups, recordings, likeness, canJudge);

const RECORDINGS = recorded(-2, 2, -2.1, 2.1);

describe('weights of what words leave open', () => {
  it('counts a combination by all of its takes, not by the one that met a recording', () => {
    const [chance = 1, ...others] = weigh(
      [combination(90, -2, 7, -9, 12), combination(5, -2, -2.1, -1.9, -2), combination(5, 2, 2.1, 1.9, 2)],
      RECORDINGS,
      true,
    ).weights;
    expect(others).toHaveLength(2);
    expect(chance).toBeLessThan(Math.min(...others) / 2);
  });

  it('is kept where weights of either half are nearer to the other than those before', () => {
    const groups = [combination(95, -2, -2), combination(5, 2, 2)];
    const { gate, isPassed } = weigh(groups, RECORDINGS, true);
    expect(isPassed).toBe(true);
    expect(gate?.every(({ before, after }) => after < before)).toBe(true);
  });

  it('is not kept where they are as near already', () => {
    expect(weigh([combination(50, -2, -2), combination(50, 2, 2)], RECORDINGS, true).isPassed).toBe(false);
  });

  it('is believed of recordings that cannot judge each other', () => {
    const { gate, isPassed } = weigh([combination(50, -2, -2), combination(50, 9, 9)], recorded(-2, -2.1), false);
    expect({ gate, isPassed }).toEqual({ gate: undefined, isPassed: true });
  });
});
