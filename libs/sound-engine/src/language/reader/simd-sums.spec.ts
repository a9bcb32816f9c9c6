import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import wabt from 'wabt';
import type { Table } from './packed-network';
import { pairedSums } from './paired-sums';
import { simdSums } from './simd-sums';
import { SUM_KERNEL } from './sum-kernel';
import { LARGEST_SUM } from './whole-sums';

const LARGEST_BYTE = 127;

/** A matrix, and overlapping or separate states as large as its sums bear. */
const problem = fc
  .record({
    rows: fc.integer({ min: 1, max: 30 }),
    columns: fc.integer({ min: 1, max: 70 }),
    count: fc.integer({ min: 1, max: 9 }),
    overlap: fc.boolean(),
  })
  .chain(({ rows, columns, count, overlap }) => {
    const stride = overlap ? 1 : columns;
    const most = Math.floor(LARGEST_SUM / (LARGEST_BYTE * columns));
    const bounded = Math.min(most, 32_767);
    const length = (count - 1) * stride + columns;
    return fc.record({
      table: fc
        .array(fc.integer({ min: -LARGEST_BYTE, max: LARGEST_BYTE }), {
          minLength: rows * columns,
          maxLength: rows * columns,
        })
        .map((bytes): Table => ({ columns, scale: 1, values: Int8Array.from(bytes) })),
      states: fc
        .array(fc.integer({ min: -bounded, max: bounded }), { minLength: length, maxLength: length })
        .map((numbers) => Float64Array.from(numbers)),
      layout: fc.constant({ count, stride }),
      rows: fc.constant(rows),
    });
  });

describe('sums by WebAssembly', () => {
  it('are those in doubles, for every matrix and every states', () => {
    fc.assert(
      fc.property(problem, ({ table, states, layout, rows }) => {
        const [expected, found] = [pairedSums(table), simdSums(table)].map((sums) => {
          const all = sums.of(states, layout);
          return Array.from({ length: layout.count }, (_, at) => [...all.subarray(at * sums.width).subarray(0, rows)]);
        });
        expect(found).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('forget longer states that were summed before', () => {
    const sums = simdSums({ columns: 3, scale: 1, values: Int8Array.of(1, 1, 1) });
    sums.of(new Float64Array(300).fill(9), { count: 100, stride: 3 });
    expect([...sums.of(Float64Array.of(1, 2, 3), { count: 1, stride: 3 })]).toEqual([6, 0, 0, 0]);
  });

  it('are of the kernel that its source says (else: node tools/workspace/assemble.mjs)', async () => {
    const { parseWat } = await wabt();
    const source = readFileSync(join(__dirname, 'sum-kernel.wat'), 'utf8');
    expect(SUM_KERNEL).toEqual(new Uint8Array(parseWat('kernel', source, { simd: true }).toBinary({}).buffer));
  });
});
