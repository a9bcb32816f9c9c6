import { addMiddleSide } from './middle-side';
import { WhiteNoise } from './noise';

describe('addMiddleSide', () => {
  it('keeps the power and leaves the ears partly related', () => {
    const frames = 48000;
    const middle = new Float32Array(frames);
    const side = new Float32Array(frames);
    new WhiteNoise(1).fill(middle, 0, frames);
    new WhiteNoise(2).fill(side, 0, frames);
    const block = [new Float32Array(frames), new Float32Array(frames)];
    addMiddleSide(block, middle, side);
    const product = (a: Float32Array, b: Float32Array): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
    expect(product(block[0], block[0]) / product(middle, middle)).toBeCloseTo(1, 1);
    const correlation =
      product(block[0], block[1]) / Math.sqrt(product(block[0], block[0]) * product(block[1], block[1]));
    expect(correlation).toBeGreaterThan(0.22);
    expect(correlation).toBeLessThan(0.34);
  });
});
