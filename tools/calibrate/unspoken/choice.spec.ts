import { chosen, isRecorded } from './choice.mjs';
import { likenessOf } from './mixture.mjs';

interface Recording {
  session: number;
  half: number;
  y: number[];
  f: number[];
}
interface Choice {
  gate?: { before: number; after: number }[];
  isPassed: boolean;
  combinations: { weight: number; modifiers: { size?: number } }[];
}

const likeness = likenessOf({ y: 2, f: 2, deviations: [1] });
const at = (place: number): { y: number[]; f: number[] } => ({ y: [place], f: [place] });
const TAKES = [0, 0.1, 0.2].map((place) => ({ modifiers: {}, ...at(place) }));
const BIG = { modifiers: { size: 0.7 }, ...at(4) };
const SMALL = { modifiers: { size: 0.3 }, ...at(-4) };
const recorded = (...places: number[]): Recording[] =>
  places.map((place, session) => ({ session, half: session % 2, ...at(place) }));
const choose = (recordings: Recording[]): Choice => chosen([...TAKES, BIG, SMALL], recordings, likeness);
const sizes = ({ combinations }: Choice): (number | undefined)[] => combinations.map(({ modifiers }) => modifiers.size);

describe('what words leave open of a source', () => {
  it('is what recordings of both halves are like', () => {
    const choice = choose(recorded(4, 4.1, 3.9, 4));
    expect(choice.gate?.every(({ before, after }) => after < before)).toBe(true);
    expect(sizes(choice)).toEqual([0.7]);
  });

  it('is nothing where one half is like something else than the other', () => {
    const choice = choose(recorded(0, 4, 0.1, 3.9));
    expect(choice).toMatchObject({ isPassed: false, combinations: [] });
  });

  it('is believed of two recordings, which cannot judge each other', () => {
    const choice = choose(recorded(4, 0));
    expect(choice.gate).toBeUndefined();
    expect(sizes(choice).sort()).toEqual([0.7, undefined]);
  });

  it('is not asked of one recording', () => {
    expect(isRecorded(recorded(4))).toBe(false);
    expect(isRecorded(recorded(4, 0))).toBe(true);
  });
});
