import { CATALOGUE } from '../../catalogue';
import { PROPERTIES } from './families';
import { isKept } from './property';
import { sketchOf } from './sketch';
import { soloTake } from './solo-take';

const IS_FULL = process.env.TEST_FORM === 'full';
/** Takes that every row is tried on in the short form: every sixteenth source of the catalogue. */
const STEP = IS_FULL ? 1 : 16;
/** Rows that are tried: every third in the short form. */
const ROWS = Object.values(PROPERTIES)
  .flat()
  .filter((_, at) => IS_FULL || at % 3 === 0);
/**
 * Of the takes of other sources, at least so many lack what a row asks: four fifths; of twenty takes chance may leave
 * twelve.
 */
const LEAST_REJECTED = IS_FULL ? 0.8 : 0.6;

describe('the rows of properties [long]', () => {
  it('are left by four fifths of the other sources each, so that a model of something else would fail', () => {
    const others = CATALOGUE.filter((_, i) => i % STEP === 0).map(({ id }) => ({
      id,
      sketch: sketchOf(soloTake(id, 1)),
    }));
    const weak = ROWS.flatMap((row) => {
      const tried = others.filter(({ id }) => id !== row.id);
      const passed = tried.filter(({ sketch }) => isKept(row, sketch));
      return passed.length / tried.length > 1 - LEAST_REJECTED
        ? [`${row.id} is also had by ${passed.map(({ id }) => id).join(' ')}`]
        : [];
    });
    expect(weak).toEqual([]);
  });
});
