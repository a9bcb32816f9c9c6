import { ErbBands } from './erb-bands';

const CENTRES = [100, 300, 1000, 4000];

describe('bands on the ERB scale', () => {
  it('share each frequency between two neighbours, so that no power is lost', () => {
    const hertz = Array.from({ length: 300 }, (_, k) => 80 * k);
    const bands = new Float64Array(CENTRES.length);
    new ErbBands(CENTRES, hertz).gather(new Float64Array(hertz.length).fill(1), bands);
    expect(bands.reduce((sum, power) => sum + power, 0)).toBeCloseTo(300, 9);
    expect(Math.min(...bands)).toBeGreaterThan(0);
  });

  it('have their own value at their centres, what lies between in between, and the last beyond', () => {
    const values = new Float64Array(7);
    new ErbBands(CENTRES, [0, 100, 300, 500, 1000, 4000, 20_000]).between([1, 3, 7, 5], values);
    expect([...values.subarray(0, 3)]).toEqual([1, 1, 3]);
    expect(values[3]).toBeGreaterThan(3.5);
    expect(values[3]).toBeLessThan(6.5);
    expect([...values.subarray(4)]).toEqual([7, 5, 5]);
  });
});
