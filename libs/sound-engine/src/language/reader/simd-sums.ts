import type { Table } from './packed-network';
import { SUM_KERNEL } from './sum-kernel';
import type { StatesLayout, WholeSums } from './whole-sums';

/**
 * What the kernel's module gives; the types of WebAssembly belong to browsers and Node, which the engine knows not of.
 */
interface Kernel {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  sum(rows: number, rowBytes: number, states: number, stride: number, count: number, sums: number): void;
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const PAGE_BYTES = 65_536;
/** Bytes of a number of a matrix or a state, and of a sum. */
const [NUMBER_BYTES, SUM_BYTES] = [2, 4];
/** Numbers of a row, and rows, that the kernel reads at once. */
const [NUMBERS_AT_ONCE, ROWS_AT_ONCE] = [8, 4];

const upTo = (multiple: number, count: number) => multiple * Math.ceil(count / multiple);

let compiled: object | undefined;

/**
 * Sums by WebAssembly, eight products at a time, the same as those in doubles. A matrix keeps its rows in a memory of
 * its own. Meant for Node: a page's policy has to allow WebAssembly.
 * @throws WebAssembly.CompileError where SIMD is absent
 */
export function simdSums({ columns, values }: Table): WholeSums {
  compiled ??= new WebAssembly.Module(SUM_KERNEL);
  const kernel = new WebAssembly.Instance(compiled).exports as Kernel;
  const rowLength = upTo(NUMBERS_AT_ONCE, columns);
  const width = upTo(ROWS_AT_ONCE, values.length / columns);
  const statesStart = width * rowLength * NUMBER_BYTES;
  reserve(kernel, statesStart);
  const rows = new Int16Array(kernel.memory.buffer, 0, width * rowLength);
  for (let at = 0; at < values.length; at++) rows[Math.floor(at / columns) * rowLength + (at % columns)] = values[at];

  /** Beyond a last state that is shorter than a row stands a row of zeros, as it is read whole. */
  function of(states: Float64Array, { count, stride }: StatesLayout): Float64Array {
    const length = upTo(NUMBERS_AT_ONCE, states.length) + rowLength;
    const sumsStart = statesStart + length * NUMBER_BYTES;
    reserve(kernel, sumsStart + count * width * SUM_BYTES);
    const whole = new Int16Array(kernel.memory.buffer, statesStart, length);
    whole.set(states);
    whole.fill(0, states.length);
    kernel.sum(width, rowLength * NUMBER_BYTES, statesStart, stride * NUMBER_BYTES, count, sumsStart);
    return new Float64Array(new Int32Array(kernel.memory.buffer, sumsStart, count * width));
  }
  return { width, of };
}

function reserve({ memory }: Kernel, bytes: number): void {
  const lacking = bytes - memory.buffer.byteLength;
  if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE_BYTES));
}
