import { cutAudio } from './cut';

const sound = (...samples: number[]) => ({
  sampleRate: 48_000,
  channels: [Float32Array.from(samples), Float32Array.from(samples)],
});

describe('a part of a sound', () => {
  it('holds the frames that were wanted, and leaves the sound as it was', () => {
    const whole = sound(1, 2, 3, 4, 5);
    const part = cutAudio(whole, { start: 1, end: 4, fadeIn: 0, fadeOut: 0 });
    expect(part.channels.map((samples) => [...samples])).toEqual([
      [2, 3, 4],
      [2, 3, 4],
    ]);
    expect([...(whole.channels[0] ?? [])]).toEqual([1, 2, 3, 4, 5]);
  });

  it('comes from nothing and goes to nothing over its fades, evenly at half of them', () => {
    const [samples = new Float32Array(0)] = cutAudio(sound(...Array<number>(8).fill(1)), {
      start: 0,
      end: 8,
      fadeIn: 4,
      fadeOut: 4,
    }).channels;
    for (const edge of [samples[0], samples[7]]) expect(Math.abs(edge)).toBeLessThan(1e-12);
    expect(samples[2]).toBeCloseTo(0.5, 7);
    expect([...samples].reverse()).toEqual([...samples]);
  });

  it.each([
    { start: 2, end: 2, fadeIn: 0, fadeOut: 0 },
    { start: 0, end: 6, fadeIn: 0, fadeOut: 0 },
    { start: -1, end: 3, fadeIn: 0, fadeOut: 0 },
    { start: 0, end: 4, fadeIn: 3, fadeOut: 2 },
    { start: 0.5, end: 4, fadeIn: 0, fadeOut: 0 },
  ])('is refused where there is none: %o', (cut) => {
    expect(() => cutAudio(sound(1, 2, 3, 4, 5), cut)).toThrow(RangeError);
  });
});
