import type { Table } from './packed-network';
import { wholeSums } from './summation';
import { LARGEST_SUM, type WholeSums } from './whole-sums';

const LARGEST_BYTE = 127;
/** The kernel of WebAssembly reads states as numbers of 16 bits. */
const LARGEST_STATE = 0x7fff;
/** Added and taken away again, 1.5 times 2^52 leaves the nearest whole number of a double under 2^51. */
const ROUNDING = 6_755_399_441_055_744;

/** A matrix that states are multiplied with. */
export interface Matrix {
  rows: number;
  /** Rows with those that fill up: how far apart the products of two states stand. */
  width: number;
  columns: number;
  scale: number;
  sums: WholeSums;
}

export function matrixOf(table: Table): Matrix {
  const { columns, scale, values } = table;
  const sums = wholeSums(table);
  return { rows: values.length / columns, width: sums.width, columns, scale, sums };
}

/**
 * The products of a matrix and of `count` states that begin every `stride` numbers, each with `width` numbers, the bias
 * added. The states are rounded to whole steps of which the largest has 2,700 and more, finer than the matrix, whose
 * numbers are bytes.
 */
export function products(
  { columns, scale, sums, width }: Matrix,
  states: Float64Array,
  { count, stride = columns, bias }: { count: number; stride?: number; bias?: Float64Array },
): Float64Array {
  const step = wholeStep(states, columns);
  const found = sums.of(wholeNumbers(states, step), { count, stride });
  const factor = step * scale;
  for (let at = 0; at < found.length; at++) found[at] *= factor;
  if (bias) addToEach(found, bias, width);
  return found;
}

/** The size of a step by which the largest state is as many steps as it and a sum over the columns bear. */
function wholeStep(states: Float64Array, columns: number): number {
  let most = 0;
  for (let at = 0; at < states.length; at++) most = Math.max(most, Math.abs(states[at]));
  return (most || 1) / Math.min(LARGEST_STATE, Math.floor(LARGEST_SUM / (LARGEST_BYTE * columns)));
}

function wholeNumbers(states: Float64Array, step: number): Float64Array {
  const whole = new Float64Array(states.length);
  for (let at = 0; at < states.length; at++) whole[at] = states[at] / step + ROUNDING - ROUNDING;
  return whole;
}

function addToEach(found: Float64Array, bias: Float64Array, width: number): void {
  for (let start = 0; start < found.length; start += width)
    for (let i = 0; i < bias.length; i++) found[start + i] += bias[i];
}
