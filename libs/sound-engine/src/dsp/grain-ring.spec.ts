import { GrainRing } from './grain-ring';

const grain = Float32Array.from([1, 0.5, 0.25]);

describe('GrainRing', () => {
  it('plays a grain once, from its offset on', () => {
    const ring = new GrainRing(1, 0.01);
    ring.add(grain, 3, 2, 2);
    const out = [new Float32Array(4000)];
    ring.read(out, 0, 4000);
    expect([...out[0].subarray(0, 6)]).toEqual([0, 0, 2, 1, 0.5, 0]);
    expect(out[0].subarray(6).every((x) => x === 0)).toBe(true);
  });

  it('gives the same samples in small and large blocks, over the wrap', () => {
    const whole = new GrainRing(2, 0.001);
    const cut = new GrainRing(2, 0.001);
    const a = [new Float32Array(640), new Float32Array(640)];
    const b = [new Float32Array(640), new Float32Array(640)];
    for (let block = 0; block < 20; block++) {
      for (const ring of [whole, cut]) ring.add(grain, 3, block % 29, 1, 0.3);
      whole.read(a, block * 32, block * 32 + 32);
      cut.read(b, block * 32, block * 32 + 5);
      cut.read(b, block * 32 + 5, block * 32 + 32);
    }
    expect(b).toEqual(a);
  });

  it('grows for a sound that is longer than itself, and keeps what stands in it', () => {
    const ring = new GrainRing(2, 0.001);
    const played = [new Float32Array(400), new Float32Array(400)];
    ring.read(played, 0, 50);
    ring.put(grain, 40, [1, 0.5]);
    ring.put(new Float32Array(300).fill(2), 60, [1]);
    ring.read(played, 0, 400);
    expect([...played[0].subarray(39, 44)]).toEqual([0, 1, 0.5, 0.25, 0]);
    expect(played[1][40]).toBe(0.5);
    expect(played[0].subarray(60, 360).every((x) => x === 2)).toBe(true);
    expect(played[1].subarray(360).every((x) => x === 0)).toBe(true);
  });

  it('pans with constant power', () => {
    for (const pan of [-1, -0.4, 0, 1]) {
      const ring = new GrainRing(2, 0.001);
      ring.add(grain, 1, 0, 1, pan);
      const out = [new Float32Array(1), new Float32Array(1)];
      ring.read(out, 0, 1);
      expect(out[0][0] * out[0][0] + out[1][0] * out[1][0]).toBeCloseTo(1, 6);
      if (pan < 0) expect(out[0][0]).toBeGreaterThan(out[1][0]);
    }
  });
});
