import { SPECTRUM_BANDS, SPECTRUM_COLUMNS, spectrumOf } from './spectrum';

const RATE = 44_100;
const tone = (hz: number, seconds = 1) =>
  Float32Array.from({ length: RATE * seconds }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / RATE));
const loudestBand = (samples: Float32Array) => {
  const { energy } = spectrumOf(samples, RATE);
  const column = Array.from(energy.slice(120 * SPECTRUM_BANDS, 121 * SPECTRUM_BANDS));
  return column.indexOf(Math.max(...column));
};

describe('the spectrum of a sound', () => {
  it('puts the middle of the log axis, 1,200 Hz, into the middle band', () => {
    expect([9, 10]).toContain(loudestBand(tone(1200)));
  });

  it('puts a low tone at the bottom and a high one at the top', () => {
    expect(loudestBand(tone(80))).toBe(0);
    expect(loudestBand(tone(13_000))).toBe(SPECTRUM_BANDS - 1);
  });

  it('is nothing for silence, and within 0 and 1 else', () => {
    expect(spectrumOf(new Float32Array(RATE), RATE).energy.every((value) => value === 0)).toBe(true);
    const { energy } = spectrumOf(tone(500), RATE);
    expect(energy).toHaveLength(SPECTRUM_COLUMNS * SPECTRUM_BANDS);
    expect(Math.max(...energy)).toBe(1);
    expect(Math.min(...energy)).toBe(0);
  });

  it('shows when something sounds', () => {
    const late = new Float32Array(RATE);
    late.set(tone(1000, 1).subarray(0, RATE / 2), RATE / 2);
    const { energy } = spectrumOf(late, RATE);
    const columnSum = (column: number) =>
      energy.slice(column * SPECTRUM_BANDS, (column + 1) * SPECTRUM_BANDS).reduce((sum, value) => sum + value, 0);
    expect(columnSum(40)).toBe(0);
    expect(columnSum(200)).toBeGreaterThan(0.5);
  });
});
