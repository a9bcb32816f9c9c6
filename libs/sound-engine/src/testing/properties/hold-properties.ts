import { CATALOGUE, type SourceFamily } from '../../catalogue';
import { PROPERTIES } from './families';
import { isMoreThanNoise } from './more-than-noise';
import { violations, type Property } from './property';
import { sketchOf, type Sketch } from './sketch';
import { soloTake } from './solo-take';

const FORM = process.env.TEST_FORM;
const IS_FULL = FORM === 'full';
/**
 * Among all suites (npm test) every sixth row is held, and those against noise; who runs a family by itself holds all
 * of its rows.
 */
const STEP = FORM === 'short' ? 6 : 1;
const SEEDS = IS_FULL ? [1, 2, 3] : [1];
/** Of those that the short form holds, every other one is held against noise too. */
const NOISE_STEP = IS_FULL ? 1 : 2;

/** The rows of a family as tests: each source has what makes it that thing, and noise with its spectrum has not. */
export function holdProperties(family: SourceFamily): void {
  const rows = PROPERTIES[family];

  it(`${family}: every source of the catalogue has a row, and no other`, () => {
    expect(rows.map(({ id }) => id).sort()).toEqual(
      CATALOGUE.filter((source) => source.family === family)
        .map(({ id }) => id)
        .sort(),
    );
  });

  rows.filter((_, index) => index % STEP === 0).forEach((row, index) => testRow(row, index % NOISE_STEP === 0));
}

function testRow(row: Property, isHeldAgainstNoise: boolean): void {
  describe(row.id, () => {
    let takes: Float32Array[];
    let sketches: Sketch[];
    beforeAll(() => {
      takes = SEEDS.map((seed) => soloTake(row.id, seed));
      sketches = takes.map(sketchOf);
    });

    it(row.is, () => {
      expect(sketches.flatMap((sketch) => violations(row, sketch))).toEqual([]);
    });

    if (row.noise === undefined && isHeldAgainstNoise) {
      it('is more than noise with its spectrum', () => {
        for (const take of takes) expect(isMoreThanNoise(row, take)).toBe(true);
      });
    }
  });
}
