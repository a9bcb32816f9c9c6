import { SAMPLE_RATE } from '../../voice';
import * as m from '.';
import { property, sketchOf, stationaryNoise, type Sketch } from '.';
import { widened } from './property';

const SECONDS = 3;
/** A sound from its samples over time in s. */
const sound = (at: (t: number) => number, seconds = SECONDS): Float32Array =>
  Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => at(i / SAMPLE_RATE));
const sine = (hertz: number, t: number): number => Math.sin(2 * Math.PI * hertz * t);
const white = (seconds = SECONDS): Float32Array =>
  stationaryNoise(
    sound((t) => (t === 0.5 ? 1 : 0), 1),
    seconds,
    7,
  );
const strokes = (rate: number, t60: number): Float32Array =>
  sound((t) => sine(1000, t) * 0.5 * 10 ** ((-3 * (t % (1 / rate))) / t60));

const expectNear = (measure: m.Measure, sketch: Sketch, expected: number, tolerance: number): void => {
  expect(Math.abs(measure.of(sketch) - expected)).toBeLessThanOrEqual(tolerance);
};

describe('a row that recordings have widened', () => {
  const row = property('tone', 'is a tone', [m.centroid, 300, 400], [m.crest, 0, 5]);

  it('keeps its other bounds, and says what was widened', () => {
    const wide = widened(row, { centroid: [300, 600] });
    expect(wide.bounds).toEqual([
      [m.centroid, 300, 600],
      [m.crest, 0, 5],
    ]);
    expect(wide.is).toBe('is a tone; as its recordings: centroid 300 to 600');
    expect(widened(row, {})).toBe(row);
  });
});

describe('measures of a take', () => {
  it('read pitch, clearness and lines of a tone', () => {
    const tone = sketchOf(sound((t) => 0.3 * sine(440, t) + 0.1 * sine(880, t)));
    expectNear(m.f0, tone, 440, 3);
    expectNear(m.strongest, tone, 440, 2);
    expect(m.hnr.of(tone)).toBeGreaterThan(20);
    expect(m.f0Jitter.of(tone)).toBeLessThan(0.3);
    expect(m.prominence.of(tone)).toBeGreaterThan(40);
    expect(m.ladder([1, 2], 300, 500).of(tone)).toBe(1);
    expect(m.ladder([1, 2, 3], 300, 500).of(tone)).toBeLessThan(1);
    expectNear(m.bandDb(400, 500), tone, -0.46, 0.1);
  });

  it('follow a pitch that falls', () => {
    const fall = sketchOf(sound((t) => 0.3 * sine((800 * (1 - 2 ** -t)) / Math.LN2 / t || 0, t)));
    expect(m.f0Glide.of(fall)).toBeLessThan(-0.8);
    expectNear(m.f0Reach, fall, 3, 0.4);
  });

  it('tell noise from tone, white from pink', () => {
    const noise = sketchOf(white());
    expect(m.hnr.of(noise)).toBeLessThan(-3);
    expect(m.voicedShare.of(noise)).toBeLessThan(0.05);
    expectNear(m.slope, noise, 3, 0.4);
    expect(m.flatness.of(noise)).toBeGreaterThan(-1);
    expectNear(m.kurtosis, noise, 0, 0.2);
    expect(m.prominence.of(noise)).toBeLessThan(6);
  });

  it('count strokes, their evenness, their rise and their decay', () => {
    const even = sketchOf(strokes(4, 0.3));
    expectNear(m.eventRate, even, 4, 0.4);
    expectNear(m.interval, even, 0.25, 0.01);
    expect(m.intervalCv.of(even)).toBeLessThan(0.03);
    expect(m.attackMs.of(even)).toBeLessThan(8);
    expectNear(m.t60, even, 0.3, 0.04);
    expectNear(m.modulationRate(1, 7), even, 4, 0.2);
    expect(m.modulation(3, 5).of(even)).toBeGreaterThan(0.5);
  });

  it('read how a take swells, rises and brightens', () => {
    const swell = sketchOf(sound((t) => (t / SECONDS) ** 2 * 0.5 * sine(300 + 300 * t, t)));
    expect(m.trend.of(swell)).toBeGreaterThan(15);
    expect(m.brightening.of(swell)).toBeGreaterThan(0.3);
    expect(m.swellSeconds.of(swell)).toBeGreaterThan(0.8);
    expect(m.peakPlace.of(swell)).toBeGreaterThan(0.8);
  });

  it('read a fade through strokes, and the colour after the loudest', () => {
    const dying = sketchOf(sound((t) => 0.5 * 10 ** -t * (sine(3000, t) * 10 ** (-4 * t) + sine(200, t))));
    expectNear(m.fade, dying, 3, 0.4);
    expect(m.tailColour(0.6, 1.5).of(dying)).toBeLessThan(-1);
  });

  it('have noise of a spectrum that keeps its bands and loses its events', () => {
    const struck = strokes(3, 0.2);
    const noise = sketchOf(stationaryNoise(struck, SECONDS, 1));
    expectNear(m.strongest, noise, 1000, 40);
    expect(m.contrast.of(noise)).toBeLessThan(m.contrast.of(sketchOf(struck)) / 2);
    expect(m.eventRate.of(noise)).not.toBeCloseTo(3, 0);
  });
});
