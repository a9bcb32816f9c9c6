import { CONTROL_FRAMES } from '../voice';
import { BAND_COUNT, BAND_HERTZ, BandDynamics, BandFit, type BandCurve } from './band-dynamics';
import { Random } from './random';

const FLAT = BAND_HERTZ.map(() => 0);
const NO_CURVES = BAND_HERTZ.map(() => undefined);
const GRID = Array.from({ length: 40 }, (_, k) => 60 * 1.15 ** k);

function noise(frames: number, gain: number, seed = 1): Float32Array {
  const random = new Random(seed);
  return Float32Array.from({ length: frames }, () => gain * random.bipolar());
}

function processed(bands: BandDynamics, channels: readonly Float32Array[]): readonly Float32Array[] {
  for (let from = 0; from < channels[0].length; from += CONTROL_FRAMES)
    bands.process(channels.map((channel) => channel.subarray(from, from + CONTROL_FRAMES)));
  return channels;
}

const rms = (x: Float32Array): number => Math.sqrt(x.reduce((sum, value) => sum + value * value, 0) / x.length);

describe('BandFit', () => {
  it('comes within 1.5 dB of a smooth curve', () => {
    const curve = GRID.map((hertz) => 6 * Math.sin(Math.log2(hertz)) - 2 * Math.log2(hertz / 1000));
    const fit = new BandFit(GRID);
    const response = fit.response(fit.fit(curve));
    for (let k = 0; k < GRID.length - 3; k++) expect(Math.abs(response[k] - curve[k])).toBeLessThan(1.5);
  });
});

describe('BandDynamics', () => {
  it('leaves a sound as it is where nothing is asked', () => {
    const x = noise(6400, 0.5);
    const [y] = processed(new BandDynamics({ gains: FLAT, gainDb: 0, curves: NO_CURVES }), [Float32Array.from(x)]);
    expect(y).toEqual(x);
  });

  it('treats both channels as it treats one', () => {
    const gains = FLAT.map((_, band) => (band % 3) * 4 - 4);
    const settings = { gains, gainDb: -2, curves: NO_CURVES };
    const x = noise(6400, 0.5);
    const [mono] = processed(new BandDynamics(settings), [Float32Array.from(x)]);
    const [left, right] = processed(new BandDynamics(settings), [Float32Array.from(x), Float32Array.from(x)]);
    expect(left).toEqual(mono);
    expect(right).toEqual(mono);
  });

  it('makes quiet sound quieter where its curves say so, and leaves loud sound', () => {
    const curve: BandCurve = { levels: [-60, -30], gains: [-12, 0] };
    const through = (gain: number): number => {
      const bands = new BandDynamics({ gains: FLAT, gainDb: 0, curves: FLAT.map(() => curve) });
      const [y] = processed(bands, [noise(19_200, gain)]);
      return rms(y.subarray(9600)) / rms(noise(19_200, gain).subarray(9600));
    };
    expect(through(1)).toBeGreaterThan(0.85);
    expect(through(0.002)).toBeLessThan(0.6);
  });

  it('tells a level for each band', () => {
    const bands = new BandDynamics({ gains: FLAT, gainDb: 0, curves: NO_CURVES });
    processed(bands, [noise(6400, 0.5)]);
    expect(bands.levels).toHaveLength(BAND_COUNT);
    expect(bands.levels.every((level) => level < 0 && level > -60)).toBe(true);
  });
});
