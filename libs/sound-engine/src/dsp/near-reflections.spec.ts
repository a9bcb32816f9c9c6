import { NearReflections } from './near-reflections';

const WALL = { seconds: 0.001, gain: 0.5, lowPass: 18_000 };

function answer(cut: number): Float32Array {
  const buffer = new Float32Array(400);
  buffer[0] = 1;
  const reflections = new NearReflections([WALL, { seconds: 0.005, gain: -0.3, lowPass: 3000 }]);
  for (let from = 0; from < buffer.length; from += cut)
    reflections.process(buffer, from, Math.min(buffer.length, from + cut));
  return buffer;
}

describe('NearReflections', () => {
  it('gives the sound once more after the way over each surface, and nothing before', () => {
    const heard = answer(400);
    expect(heard[0]).toBe(1);
    expect(heard.subarray(1, 48).every((x) => Math.abs(x) < 1e-9)).toBe(true);
    expect(heard[48]).toBeGreaterThan(0.3);
    expect(heard[240]).toBeLessThan(-0.05);
  });

  it('is the same however the blocks are cut', () => {
    expect(answer(7)).toEqual(answer(400));
    expect(answer(64)).toEqual(answer(400));
  });
});
