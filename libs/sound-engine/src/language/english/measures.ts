import type { MeasureWords } from '../lexicon/lexicon';
import { type Phrase, saying, type SetPhrases, setPhrases } from '../lexicon/set-phrases';

const words = (list: string): SetPhrases<number> => setPhrases(saying(list, 1));
const each = (rows: readonly (readonly [list: string, value: number])[]): SetPhrases<number> =>
  setPhrases(rows.flatMap(([list, value]): Phrase<number>[] => saying(list, value)));

/** What measures time and place beside a number. Metres by the international yard and mile. */
export const MEASURES: MeasureWords = {
  one: words('a, one'),
  number: each([
    ['half a, half an, half one, half', 0.5],
    ['a couple of, a couple', 2],
    ['a few', 3],
  ]),
  times: words('times, x'),
  seconds: words('s, sec, secs, second, seconds'),
  minute: each([['min, minute', 60]]),
  metres: each([
    ['m, metre, metres, meter, meters', 1],
    ['km, kilometre, kilometres, kilometer, kilometers', 1000],
  ]),
  // Of streets, houses, rooms: what is usual.
  steps: each([
    ['ft, foot, feet', 0.3],
    ['yard, yards', 0.9],
    ['pace, paces', 0.8],
    ['mile, miles', 1600],
    ['block, blocks', 100],
    ['street, streets', 80],
    ['house, houses', 15],
    ['door, doors', 8],
    ['room, rooms', 6],
    ['floor, floors, storey, storeys, story, stories', 4],
    ['table, tables, row, rows', 2],
    ['aisle, aisles', 5],
    ['hill, hills', 400],
    ['valley, valleys', 800],
    ['field, fields', 150],
  ]),
  away: words('away, off, over, distant, overhead, above, below, ahead'),
  'along steps': words('down, up'),
  'before distance': words('at, from'),
  'before a moment': words('after, at, from'),
  'after a moment': words(''),
  'at the end': words('at the end, at the very end'),
  'at the start': words('at the start, at the beginning, at the very beginning'),
  every: each([
    ['every', 1],
    ['every other', 2],
  ]),
  apart: words('apart'),
  per: words('per, each'),
  lasting: words(''),
};
