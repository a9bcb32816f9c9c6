import { barLines } from './bar-lines';

const bars = [
  { level: 0, brightness: 0 },
  { level: 0.5, brightness: 0.5 },
  { level: 1, brightness: 0.505 },
  { level: 0.2, brightness: 1 },
];

describe('the lines of a waveform', () => {
  it('are together for each colour, silence apart', () => {
    const lines = barLines(bars, 16, 36);
    expect(lines.map(({ place }) => place)).toEqual([null, 2 / 12, 1]);
    expect(lines.map(({ path }) => path.split('M').length - 1)).toEqual([1, 2, 1]);
  });

  it('stand where the bars of the canvas do, their round ends included', () => {
    const [silence, , bright] = barLines(bars, 16, 36);
    // a bar of 3 by 6.4 px in the middle of 36, and 2 px of silence
    expect(bright).toEqual({ place: 1, thickness: 3, path: 'M13.5 16.3v3.4' });
    expect(silence).toEqual({ place: null, thickness: 2, path: 'M1 18h1' });
  });

  it('are the same object for the same bars and size, and others for another size', () => {
    const first = barLines(bars, 16, 36);
    expect(barLines(bars, 16, 36)).toBe(first);
    expect(barLines(bars, 20, 36)).not.toBe(first);
  });
});
