import { dynamicsOf } from './dynamics';
import type { KnownFigures, SourceFigures } from './figures';
import { NO_SPREAD } from '../testing/no-spread';

const RECORDINGS = 19;
const usual = (): number => 0;
const grid = (value: number): number[] => Array.from({ length: 16 }, () => value);
function known(own: Partial<SourceFigures>, model?: readonly number[]): KnownFigures {
  return {
    own: { recordings: RECORDINGS, colour: [], modulation: grid(30), together: 0.4, ...own },
    family: { ...NO_SPREAD, modulation: 3 },
    ...(model && { calibration: { modulation: model } }),
  };
}

describe('dynamicsOf', () => {
  it('adds to the model what recordings move beyond it', () => {
    const depths = dynamicsOf(known({}, grid(18)), usual)?.depths.flat() ?? [];
    // 0.3 of the level in all, 0.18 by itself: 0.24 is lacking, of which 19 recordings are believed 19 parts in 20.
    const lacking = 0.24 * Math.sqrt(RECORDINGS / (RECORDINGS + 1));
    for (const depth of depths) expect(depth).toBeCloseTo(Math.sqrt(Math.log(1 + lacking * lacking)), 6);
    expect(depths).toHaveLength(16);
  });

  it('adds nothing where the model moves as far as recordings, and no more than noise can', () => {
    expect(dynamicsOf(known({}, grid(60)), usual)?.depths.flat()).toEqual(grid(0));
    const deep = dynamicsOf(known({ modulation: grid(300) }, grid(0)), () => 2)?.depths.flat() ?? [];
    expect(Math.max(...deep)).toBeLessThan(0.6);
    expect(deep.slice(0, 4).reduce((sum, depth) => sum + depth * depth, 0)).toBeLessThan(0.2501);
  });

  it('differs from one individual to another by what recordings of the family differ', () => {
    const [less, more] = [-1, 1].map(
      (draw) => dynamicsOf(known({ modulation: grid(15) }, grid(9)), () => draw)?.depths[0][0] ?? 0,
    );
    expect(more / less).toBeGreaterThan(1.8);
    expect(more / less).toBeLessThan(2.8);
  });

  it('is unknown without measures of both', () => {
    expect(dynamicsOf(known({}), usual)).toBeUndefined();
    expect(dynamicsOf({ ...known({}, grid(18)), own: undefined }, usual)).toBeUndefined();
    expect(dynamicsOf(known({ modulation: undefined }, grid(18)), usual)).toBeUndefined();
  });
});
