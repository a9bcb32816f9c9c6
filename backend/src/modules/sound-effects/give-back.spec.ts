import { setImmediate as nextTurn } from 'node:timers/promises';
import { giveBack } from './give-back';

describe('giveBack', () => {
  it('frees the memory of a file without a collection', async () => {
    const file = new Uint8Array(50_000_000);
    const before = process.memoryUsage().arrayBuffers;
    giveBack(file);
    expect(file).toHaveLength(0);
    for (let turn = 0; turn < 20 && process.memoryUsage().arrayBuffers > before / 2; turn += 1) await nextTurn();
    expect(before - process.memoryUsage().arrayBuffers).toBeGreaterThanOrEqual(50_000_000);
  });

  it('leaves memory alone that others use as well', () => {
    const whole = new Uint8Array(8);
    giveBack(whole.subarray(2));
    expect(whole).toHaveLength(8);
  });
});
