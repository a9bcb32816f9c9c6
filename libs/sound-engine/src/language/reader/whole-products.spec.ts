import type { Table } from './packed-network';
import { simdSums } from './simd-sums';
import { matrixOf, products } from './whole-products';

/** Numbers from -1 to 1 in a fixed order. */
const numbers = (count: number, factor: number) =>
  Float64Array.from({ length: count }, (_, at) => (((at * factor) % 199) - 99) / 99);

const tableOf = (rows: number, columns: number): Table => ({
  columns,
  scale: 0.01,
  values: Int8Array.from(numbers(rows * columns, 37), (value) => Math.round(127 * value)),
});

function exactly({ columns, scale, values }: Table, state: Float64Array): number[] {
  return Array.from({ length: values.length / columns }, (_, row) =>
    state.reduce((sum, value, at) => sum + value * scale * (values[row * columns + at] ?? 0), 0),
  );
}

describe('products in whole numbers', () => {
  it.each([
    [3, 64],
    [64, 32],
    [351, 64],
    [128, 192],
  ])('of %i rows and %i columns are those of the matrix to a part in a thousand', (rows, columns) => {
    const table = tableOf(rows, columns);
    const state = numbers(columns, 53);
    const expected = exactly(table, state);
    const most = Math.max(...expected.map(Math.abs));
    const found = products(matrixOf(table), state, { count: 1 }).subarray(0, rows);
    expect(Math.max(...expected.map((value, row) => Math.abs(value - (found[row] ?? 0))))).toBeLessThan(most / 1000);
  });

  it('stay exact where every state and every byte is as large as can be', () => {
    const columns = 192;
    const table: Table = { columns, scale: 1, values: new Int8Array(2 * columns).fill(127) };
    table.values.fill(-127, columns);
    const [first, second] = products(matrixOf(table), new Float64Array(columns).fill(1), { count: 1 });
    expect(first).toBeCloseTo(127 * columns, 6);
    expect(second).toBe(-(first ?? 0));
  });

  it('are no larger than WebAssembly reads where few columns leave room for more', () => {
    const sums = simdSums({ columns: 2, scale: 1, values: Int8Array.from([1, 0, 0, 1]) });
    const pairs = { rows: 2, width: sums.width, columns: 2, scale: 1, sums };
    const found = products(pairs, Float64Array.from([-3, 2]), { count: 1 }).subarray(0, 2);
    expect([...found].map((value) => Math.round(1000 * value))).toEqual([-3000, 2000]);
  });

  it('are of states that overlap, one after the other, each with the bias', () => {
    const pairs = matrixOf({ columns: 2, scale: 1, values: Int8Array.from([1, 0, 0, 1]) });
    const found = products(pairs, Float64Array.from([1, 2, 3]), { count: 2, stride: 1, bias: Float64Array.of(10, 20) });
    const rows = [found.subarray(0, 2), found.subarray(pairs.width, pairs.width + 2)];
    expect(rows.flatMap((row) => [...row].map(Math.round))).toEqual([11, 22, 12, 23]);
  });
});
