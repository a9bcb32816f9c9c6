import { BAND_HERTZ, BandFit } from './band-chain';
import { HOP_FRAMES, MultibandExpander, WINDOW_FRAMES } from './multiband-expander';

const THOUSAND = BAND_HERTZ.findIndex((hertz) => hertz > 1000);

/** What the chain does at the bands after each window of a tone of 1,262 Hz with these amplitudes, one for each hop. */
function responses(amplitudes: readonly number[], amount: number): number[][] {
  const expander = new MultibandExpander(amount);
  const fit = new BandFit(BAND_HERTZ);
  const samples = new Float32Array(WINDOW_FRAMES + HOP_FRAMES * amplitudes.length);
  for (let i = 0; i < samples.length; i++)
    samples[i] =
      amplitudes[Math.min(amplitudes.length - 1, Math.floor(i / HOP_FRAMES))] *
      Math.sin((2 * Math.PI * BAND_HERTZ[THOUSAND] * i) / 48_000);
  return amplitudes.map((_, hop) => {
    const gains = new Float64Array(BAND_HERTZ.length);
    expander.measure([samples.subarray(hop * HOP_FRAMES, hop * HOP_FRAMES + WINDOW_FRAMES)], gains);
    return fit.response([...gains]);
  });
}

const hops = (count: number, amplitude: number): number[] => Array.from({ length: count }, () => amplitude);

describe('MultibandExpander', () => {
  it('leaves the loudest moment of a band as it is and puts what is 20 dB under it 3 dB lower at 0.15', () => {
    const heard = responses([...hops(10, 0.5), ...hops(100, 0.05)], 0.15);
    expect(heard[5][THOUSAND]).toBeCloseTo(0, 1);
    expect(heard[100][THOUSAND]).toBeCloseTo(-3, 0);
  });

  it('lets a band that is as loud as ever alone, however the loudness came about', () => {
    const heard = responses([...hops(20, 0.01), ...hops(20, 0.5)], 0.3);
    expect(Math.abs(heard[39][THOUSAND])).toBeLessThan(0.5);
  });

  it('puts no band lower than the amount of 60 dB, even in silence', () => {
    const heard = responses([...hops(5, 0.5), ...hops(300, 0)], 0.15);
    for (const db of heard[299]) expect(db).toBeGreaterThan(-10.5);
  });

  it('does nothing with an amount of 0', () => {
    for (const heard of responses([0.5, 0.01, 0, 0.3, 0.3], 0)) for (const db of heard) expect(db).toBeCloseTo(0, 6);
  });
});
