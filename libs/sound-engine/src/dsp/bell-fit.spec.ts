import { BAND_HERTZ, BandChain, BandFit } from './band-chain';
import { Random } from './random';

const FLAT = BAND_HERTZ.map(() => 0);
const STEPS = BAND_HERTZ.map((_, band) => (band % 3) * 4 - 4);
const GRID = Array.from({ length: 40 }, (_, k) => 60 * 1.15 ** k);

function noise(frames: number): Float32Array {
  const random = new Random(1);
  return Float32Array.from({ length: frames }, () => 0.5 * random.bipolar());
}

describe('BandFit', () => {
  it('comes within 1.5 dB of a smooth curve', () => {
    const curve = GRID.map((hertz) => 6 * Math.sin(Math.log2(hertz)) - 2 * Math.log2(hertz / 1000));
    const fit = new BandFit(GRID);
    const response = fit.response(fit.fit(curve));
    for (let k = 0; k < GRID.length - 3; k++) expect(Math.abs(response[k] - curve[k])).toBeLessThan(1.5);
  });

  it('foretells what the chain does to a tone', () => {
    const [foretold] = new BandFit([1000]).response(STEPS);
    const tone = Float32Array.from({ length: 48_000 }, (_, i) => Math.sin((2 * Math.PI * 1000 * i) / 48_000));
    const power = (x: Float32Array): number => x.subarray(24_000).reduce((sum, value) => sum + value * value, 0);
    const before = power(tone);
    new BandChain(1, STEPS).process([tone], 0, tone.length);
    expect(10 * Math.log10(power(tone) / before)).toBeCloseTo(foretold, 2);
  });
});

describe('BandChain', () => {
  it('leaves a sound as it is where nothing is asked', () => {
    const x = noise(6400);
    new BandChain(1, FLAT).process([x], 0, x.length);
    expect(x).toEqual(noise(6400));
  });

  it('treats both channels as it treats one, whatever the blocks', () => {
    const [mono, left, right] = [noise(6400), noise(6400), noise(6400)];
    new BandChain(1, STEPS).process([mono], 0, 6400);
    const pair = new BandChain(2, STEPS);
    for (let from = 0; from < 6400; from += 100) pair.process([left, right], from, from + 100);
    expect(left).toEqual(mono);
    expect(right).toEqual(mono);
  });
});
