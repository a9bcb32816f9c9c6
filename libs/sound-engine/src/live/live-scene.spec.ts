import { truePeak } from '@whoosh/audio-codec';
import { interpret } from '../language';
import { measureLoudness } from '../mix/loudness';
import { layer, scene } from '../testing/scenes';
import { centroid, correlation, mono, rms } from '../testing/spectra';
import { SAMPLE_RATE } from '../voice';
import { liveGain, LiveScene } from './live-scene';

const RAIN = scene([layer('rain')], { duration: 2 });
const ENGINE = scene([layer('car_engine')], { duration: 2 });
const KNOCKS = scene([layer('knock', { timing: { kind: 'shots', at: [0.2], jitter: 0 } })], { duration: 1 });
const LONG = process.env.TEST_FORM === 'full';

/** The next seconds of a live scene, in blocks as they come. */
function hear(live: LiveScene, seconds: number, blockFrames = 128): Float32Array[] {
  const frames = Math.round(seconds * SAMPLE_RATE);
  const out = [new Float32Array(frames), new Float32Array(frames)];
  for (let at = 0; at < frames; at += blockFrames) live.process(out[0], out[1], at, Math.min(frames, at + blockFrames));
  return out;
}

/** Level of each 10 ms, around its own mean. */
function envelope(x: Float32Array): Float64Array {
  const window = SAMPLE_RATE / 100;
  const levels = Float64Array.from({ length: Math.floor(x.length / window) }, (_, i) =>
    rms(x.subarray(i * window, (i + 1) * window)),
  );
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.map((level) => level - mean);
}

/** The largest likeness of an envelope with itself, moved by `from` or more windows. */
function largestRepeat(levels: Float64Array, from: number): number {
  let largest = 0;
  for (let lag = from; lag < levels.length / 2; lag++) {
    let [same, own, other] = [0, 0, 0];
    for (let i = 0; i + lag < levels.length; i++) {
      same += levels[i] * levels[i + lag];
      own += levels[i] * levels[i];
      other += levels[i + lag] * levels[i + lag];
    }
    largest = Math.max(largest, same / Math.sqrt(own * other));
  }
  return largest;
}

describe('a live scene', () => {
  it('is an endless texture that does not repeat: no likeness of its level with itself beyond 2 s, over many times the scene', () => {
    const x = mono(hear(new LiveScene(RAIN, 1), LONG ? 600 : 20, 4800));
    expect(largestRepeat(envelope(x), 200)).toBeLessThan(0.3);
    // What a loop of the same length is like: the measure would find it.
    const looped = Float32Array.from(x, (_, i) => x[i % (2 * SAMPLE_RATE)]);
    expect(largestRepeat(envelope(looped), 200)).toBeGreaterThan(0.99);
  });

  it('writes the same samples however the blocks are cut, and for the same scene', () => {
    const [whole] = hear(new LiveScene(KNOCKS, 1), 1.2, 100_000);
    for (const blockFrames of [37, 128]) {
      const [cut] = hear(new LiveScene(KNOCKS, 1), 1.2, blockFrames);
      expect(cut.every((value, i) => value === whole[i])).toBe(true);
    }
  });

  it('turns the speed of an engine while it sounds, without a jump', () => {
    const live = new LiveScene(ENGINE, 1);
    const idle = mono(hear(live, 2));
    live.set({ speed: 3 });
    const rising = mono(hear(live, 2));
    const fast = mono(hear(live, 1));
    expect(centroid(fast)).toBeGreaterThan(1.15 * centroid(idle.subarray(SAMPLE_RATE)));
    // No step at the turn that the sound itself does not make.
    const step = (x: Float32Array): number =>
      x.reduce((largest, value, i) => (i === 0 ? 0 : Math.max(largest, Math.abs(value - x[i - 1]))), 0);
    expect(step(rising.subarray(0, 4800))).toBeLessThan(2 * step(idle));
    live.set({ speed: 1 });
    hear(live, 3);
    expect(centroid(mono(hear(live, 1)))).toBeLessThan(1.1 * centroid(idle.subarray(SAMPLE_RATE)));
  });

  it('turns the level of a layer while it sounds, down to silence and back, and keeps it in the next round', () => {
    const level = (live: LiveScene): number => rms(hear(live, 1)[0].subarray(SAMPLE_RATE / 2));
    const [live, untouched] = [new LiveScene(RAIN, 1), new LiveScene(RAIN, 1)];
    const against = (): number => 20 * Math.log10(level(live) / level(untouched));
    live.set({ gainDb: -12 }, 'rain-1');
    expect(against()).toBeCloseTo(-12, 1);
    live.set({ gainDb: -Infinity }, 'rain-1');
    expect(against()).toBeLessThan(-60);
    live.set({ gainDb: 0 }, 'rain-1');
    expect(against()).toBeCloseTo(0, 1);
    const knocks = new LiveScene(KNOCKS, 1);
    knocks.set({ gainDb: -Infinity });
    expect(rms(hear(knocks, 3)[0])).toBeLessThan(1e-12);
  });

  it('turns one layer and leaves the others, and refuses one that is not there', () => {
    const live = new LiveScene(scene([layer('rain'), layer('car_engine')]), 1);
    expect(() => live.set({ speed: 2 }, 'car_engine-1')).not.toThrow();
    expect(() => live.set({ speed: 2 }, 'boat-1')).toThrow(RangeError);
  });

  it('lets what happens at its moments happen in each round, played anew', () => {
    const [x] = hear(new LiveScene(KNOCKS, 1), 3);
    const rounds = [0, 1, 2].map((round) => x.subarray((round + 0.15) * SAMPLE_RATE, (round + 0.6) * SAMPLE_RATE));
    for (const round of rounds) expect(rms(round)).toBeGreaterThan(1e-3);
    expect(Math.abs(correlation(rounds[0], rounds[1]))).toBeLessThan(0.98);
  });

  it('keeps no more after many rounds than after the first ones', () => {
    const live = new LiveScene(
      scene([layer('footsteps'), layer('knock', { timing: { kind: 'sporadic', start: 0, end: 0.5, perMinute: 60 } })], {
        duration: 0.5,
      }),
      1,
    );
    const kept = (): number =>
      JSON.stringify(live, (_, value: unknown) => (ArrayBuffer.isView(value) ? [value.byteLength] : value)).length;
    hear(live, 6);
    const early = kept();
    hear(live, LONG ? 120 : 8);
    expect(kept()).toBeLessThan(1.3 * early);
  });

  it('is as loud as its intensity asks, under its ceiling', () => {
    const storm = interpret('heavy rain and thunder', { duration: 4 });
    const channels = hear(new LiveScene(storm, liveGain(storm)), 6);
    expect(measureLoudness(channels).integrated).toBeGreaterThan(-27);
    expect(measureLoudness(channels).integrated).toBeLessThan(-17);
    expect(20 * Math.log10(truePeak(channels))).toBeLessThanOrEqual(-0.9);
  });

  it('refuses a scene without a duration and one with a model that there is not', () => {
    expect(() => new LiveScene({ ...RAIN, duration: 0 }, 1)).toThrow(RangeError);
    expect(() => new LiveScene(scene([layer('unheard_of')]), 1)).toThrow(/no model/);
  });
});
