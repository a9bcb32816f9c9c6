import type { Table } from './packed-network';

/**
 * Two sums share a double: one counts ones, the other times this. Each stays below half of it, so that both together
 * stay whole numbers under 2^53, which doubles hold exactly: two products for one multiplication, and the same bits
 * everywhere in whatever order they are added.
 */
const LANE = 0x800_0000;
const LARGEST_SUM = LANE / 2 - 1;
const LARGEST_BYTE = 127;
/** Pairs of rows that are read together, for two states: each number that is read is used at least twice. */
const PAIRS_AT_ONCE = 4;
/** Added and taken away again, 1.5 times 2^52 leaves the nearest whole number of a double under 2^51. */
const ROUNDING = 6_755_399_441_055_744;

/** A matrix whose rows stand in pairs, two to a number; filled up with rows of zeros to whole blocks. */
export interface PairedRows {
  rows: number;
  /** Rows with those that fill up: how far apart the products of two states stand. */
  width: number;
  columns: number;
  scale: number;
  pairs: Float64Array;
}

export function pairRows({ columns, scale, values }: Table): PairedRows {
  const rows = values.length / columns;
  const width = 2 * PAIRS_AT_ONCE * Math.ceil(rows / (2 * PAIRS_AT_ONCE));
  const pairs = new Float64Array((width / 2) * columns);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++)
      pairs[(row >> 1) * columns + i] += (values[row * columns + i] ?? 0) * (row % 2 === 0 ? 1 : LANE);
  return { rows, width, columns, scale, pairs };
}

/**
 * The products of a matrix and of `count` states that begin every `stride` numbers, each with `width` numbers, the bias
 * added. The states are rounded to whole steps of which the largest has 2,700 and more, finer than the matrix, whose
 * numbers are bytes.
 */
export function products(
  matrix: PairedRows,
  states: Float64Array,
  { count, stride = matrix.columns, bias }: { count: number; stride?: number; bias?: Float64Array },
): Float64Array {
  const { width, columns, scale } = matrix;
  const found = new Float64Array(count * width);
  const step = wholeStep(states, columns);
  const whole = wholeNumbers(states, step);
  for (let pair = 0; 2 * pair < width; pair += PAIRS_AT_ONCE)
    for (let at = 0; at < count; at += 2) {
      // The last of an odd number of states is read as both.
      const other = Math.min(at + 1, count - 1);
      const from = { pairs: pair * columns, one: at * stride, other: other * stride };
      fourPairs(matrix, whole, from, found, at * width + 2 * pair, other * width + 2 * pair);
    }
  const factor = step * scale;
  for (let at = 0; at < found.length; at++) found[at] *= factor;
  if (bias) addToEach(found, bias, width);
  return found;
}

/** The size of a step by which the largest state is as many steps as a sum over the columns bears. */
function wholeStep(states: Float64Array, columns: number): number {
  let most = 0;
  for (let at = 0; at < states.length; at++) most = Math.max(most, Math.abs(states[at]));
  return (most || 1) / Math.floor(LARGEST_SUM / (LARGEST_BYTE * columns));
}

function wholeNumbers(states: Float64Array, step: number): Float64Array {
  const whole = new Float64Array(states.length);
  for (let at = 0; at < states.length; at++) whole[at] = states[at] / step + ROUNDING - ROUNDING;
  return whole;
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

function addToEach(found: Float64Array, bias: Float64Array, width: number): void {
  for (let start = 0; start < found.length; start += width)
    for (let i = 0; i < bias.length; i++) found[start + i] += bias[i];
}
