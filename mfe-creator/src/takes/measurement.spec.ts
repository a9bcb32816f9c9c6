import { matchingGains, measure, MEASURED_RATE } from './measurement';

const tone = (amplitude: number) =>
  Float32Array.from(
    { length: MEASURED_RATE * 2 },
    (_, i) => amplitude * Math.sin((2 * Math.PI * 997 * i) / MEASURED_RATE),
  );

describe('what a take measures', () => {
  it('is the loudness and the true peak of its samples', () => {
    // EBU Tech 3341: a stereo sine of 1 kHz at -23 dBFS measures -23 LUFS
    const amplitude = 10 ** (-23 / 20);
    const { loudness, peak } = measure({ channels: [tone(amplitude), tone(amplitude)] });
    expect(loudness).toBeCloseTo(-23, 0);
    expect(peak).toBeCloseTo(-23, 1);
  });

  it('is drawn with over three times the bars that are stored [long]', () => {
    const { fineBars } = measure({ channels: [tone(0.5)] });
    expect(fineBars).toHaveLength(322);
    expect(fineBars[150]?.level).toBeCloseTo(0.5, 2);
  });

  it('is nothing for silence', () => {
    expect(measure({ channels: [new Float32Array(MEASURED_RATE)] })).toMatchObject({ loudness: null, peak: null });
  });
});

describe('comparing at equal loudness', () => {
  it('brings the louder ones down to the quietest', () => {
    expect(matchingGains([-20, -23.5, -21])).toEqual([-3.5, 0, -2.5]);
  });

  it('changes nothing while one is not known', () => {
    expect(matchingGains([-20, null])).toEqual([0, 0]);
  });
});
