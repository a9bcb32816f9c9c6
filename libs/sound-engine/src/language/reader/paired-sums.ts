import type { Table } from './packed-network';
import type { StatesLayout, WholeSums } from './whole-sums';

/**
 * Two sums share a double: one counts ones, the other times this. Each stays below half of it, so that both together
 * stay whole numbers under 2^53, which doubles hold exactly: two products for one multiplication, and the same bits
 * everywhere in whatever order they are added.
 */
const LANE = 0x800_0000;
/** Pairs of rows that are read together, for two states: each number that is read is used at least twice. */
const PAIRS_AT_ONCE = 4;
/** Added and taken away again, 1.5 times 2^52 leaves the nearest whole number of a double under 2^51. */
const ROUNDING = 6_755_399_441_055_744;

/** A matrix whose rows stand in pairs, two to a number. */
interface PairedRows {
  columns: number;
  pairs: Float64Array;
}

/** Sums in doubles, which every JavaScript engine has. */
export function pairedSums({ columns, values }: Table): WholeSums {
  const rows = values.length / columns;
  const width = 2 * PAIRS_AT_ONCE * Math.ceil(rows / (2 * PAIRS_AT_ONCE));
  const pairs = new Float64Array((width / 2) * columns);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++)
      pairs[(row >> 1) * columns + i] += (values[row * columns + i] ?? 0) * (row % 2 === 0 ? 1 : LANE);
  return { width, of: (states, layout) => sumsOf({ columns, pairs }, width, states, layout) };
}

function sumsOf(rows: PairedRows, width: number, states: Float64Array, { count, stride }: StatesLayout): Float64Array {
  const found = new Float64Array(count * width);
  for (let pair = 0; 2 * pair < width; pair += PAIRS_AT_ONCE)
    for (let at = 0; at < count; at += 2) {
      // The last of an odd number of states is read as both.
      const other = Math.min(at + 1, count - 1);
      const from = { pairs: pair * rows.columns, one: at * stride, other: other * stride };
      fourPairs(rows, states, from, found, at * width + 2 * pair, other * width + 2 * pair);
    }
  return found;
}

/** Eight sums of products each for two states: those of four pairs of rows. */
function fourPairs(
  { pairs, columns }: PairedRows,
  states: Float64Array,
  from: { pairs: number; one: number; other: number },
  into: Float64Array,
  toOne: number,
  toOther: number,
): void {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0, at = from.pairs; i < columns; i++, at++) {
    const one = states[from.one + i];
    const other = states[from.other + i];
    const first = pairs[at];
    const second = pairs[at + columns];
    const third = pairs[at + 2 * columns];
    const fourth = pairs[at + 3 * columns];
    a += one * first;
    b += one * second;
    c += one * third;
    d += one * fourth;
    e += other * first;
    f += other * second;
    g += other * third;
    h += other * fourth;
  }
  split(into, toOne, [a, b, c, d]);
  split(into, toOther, [e, f, g, h]);
}

/** Puts down the two sums that share each number. */
function split(into: Float64Array, to: number, sums: readonly [number, number, number, number]): void {
  for (let at = 0; at < sums.length; at++) {
    const high = sums[at] / LANE + ROUNDING - ROUNDING;
    into[to + 2 * at] = sums[at] - high * LANE;
    into[to + 2 * at + 1] = high;
  }
}
