import { measureLoudness } from './loudness';

const sine = (seconds: number, amplitude: number, frequency = 997): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * 48_000) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * frequency * i) / 48_000),
  );

describe('loudness', () => {
  it('reads -3.01 LUFS for a full-scale 997 Hz sine in one channel, as BS.1770 says', () => {
    expect(measureLoudness([sine(3, 1)]).integrated).toBeCloseTo(-3.01, 1);
  });

  it('reads -23 LUFS for the EBU Tech 3341 case 1: stereo sine at -23 dBFS', () => {
    const x = sine(20, 10 ** (-23 / 20), 1000);
    const { integrated, momentaryMax } = measureLoudness([x, x]);
    expect(integrated).toBeCloseTo(-23, 1);
    expect(momentaryMax).toBeCloseTo(-23, 1);
  });

  it('gates quiet passages out of the integrated value (EBU Tech 3341 case 3)', () => {
    const x = new Float32Array(48_000 * 80);
    x.set(sine(10, 10 ** (-36 / 20), 1000), 0);
    x.set(sine(60, 10 ** (-23 / 20), 1000), 480_000);
    x.set(sine(10, 10 ** (-36 / 20), 1000), 48_000 * 70);
    expect(measureLoudness([x, x]).integrated).toBeCloseTo(-23, 1);
  });

  it('finds the loudest moment of a short sound and calls silence minus infinity', () => {
    const click = new Float32Array(4800);
    click.set(sine(0.1, 0.5));
    expect(measureLoudness([click]).momentaryMax).toBeCloseTo(-3.01 - 6.02 - 6.02, 0);
    expect(measureLoudness([new Float32Array(48_000)])).toEqual({ integrated: -Infinity, momentaryMax: -Infinity });
    expect(measureLoudness([])).toEqual({ integrated: -Infinity, momentaryMax: -Infinity });
  });
});
