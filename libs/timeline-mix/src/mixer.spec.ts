import fc from 'fast-check';
import { MIX_RATE, planMix, type MixItem, type MixTimeline } from './mix-plan';
import { Mixer } from './mixer';
import { stereo } from './blocks';
import type { SoundSources, Stereo } from './sources';
import { constant, item, noise, sounds, timeline } from './testing/timelines';

const SOUNDS = sounds({
  'effect-1': noise(30_000),
  'effect-2': noise(300_000, 0.3, 2),
  'media-1': noise(60_000, 0.2, 3),
  'media-2': noise(600_000, 0.2, 4),
});
const DUCKING = { enabled: true, amountDb: 12, attack: 0.1, release: 0.3 };

function mixed(
  of: MixTimeline,
  seconds: number,
  sources: SoundSources = SOUNDS,
  video?: Stereo,
): Stereo & { complete: boolean } {
  const plan = planMix(of, seconds);
  const out = stereo(plan.length);
  return { ...out, complete: new Mixer(plan, sources).mix(out, 0, video) };
}

/** Bit for bit; jest's own comparison takes seconds for so many samples. */
function isSame(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((sample, i) => sample === b[i]);
}

const ms = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 1_000);
const anyItem: fc.Arbitrary<MixItem> = fc
  .record({
    soundEffectId: fc.constantFrom(1, 2, null),
    mediaId: fc.constantFrom(1, 2),
    startTime: ms(3_000),
    duration: ms(2_000).map((n) => n + 0.01),
    offset: ms(900),
    fadeIn: ms(500),
    fadeOut: ms(500),
    trackIndex: fc.integer({ min: 0, max: 2 }),
    volume: fc.constantFrom(0.3, 1),
    loop: fc.boolean(),
  })
  .map((fields) => item({ ...fields, mediaId: fields.soundEffectId === null ? fields.mediaId : null }));
const anyTimeline = fc.array(anyItem, { minLength: 1, maxLength: 6 }).map((items) =>
  timeline(
    items.map((fields, i) => ({ ...fields, key: `k${i}` })),
    { ducking: DUCKING },
  ),
);

describe('mixer', () => {
  it('leaves a sound where its scene put it, and folds one that is centered to the middle, where its pan turns it [timeline 6]', () => {
    const frames = 4_800;
    // what passes from the left to the right, as the engine pans: with constant power
    const angle = (i: number) => (Math.PI / 2) * (i / frames);
    const passing = {
      left: Float32Array.from({ length: frames }, (_, i) => Math.cos(angle(i))),
      right: Float32Array.from({ length: frames }, (_, i) => Math.sin(angle(i))),
    };
    const heard = (fields: Partial<MixItem>) =>
      mixed(timeline([item({ duration: 0.1, ...fields })]), 0.1, sounds({ 'effect-1': passing }));
    const at = ({ left, right }: Stereo, i: number) => [left[i], right[i]].map((side) => Math.round(side * 100) / 100);
    const placed = heard({});
    expect([480, 2_400, 4_320].map((i) => at(placed, i))).toEqual([
      [0.99, 0.16],
      [0.71, 0.71],
      [0.16, 0.99],
    ]);
    const centered = heard({ centered: true });
    expect([480, 2_400, 4_320].map((i) => at(centered, i))).toEqual([
      [0.57, 0.57],
      [0.71, 0.71],
      [0.57, 0.57],
    ]);
    const turned = heard({ centered: true, envelopes: { pan: [{ at: 0, value: -1 }] } });
    expect(at(turned, 2_400)).toEqual([0.71, 0]);
  });

  it('turns a track to one side by a quarter of a cosine, and leaves one in the middle as it was', () => {
    const tracks = [-1, -0.5, 0, 0.5, 1].map((pan) => ({ gainDb: 0, muted: false, solo: false, pan }));
    const sides = tracks.map((_, trackIndex) => {
      const { left, right } = mixed(
        timeline([item({ trackIndex, duration: 0.1 })], { tracks }),
        0.1,
        sounds({ 'effect-1': constant(48_000, 0.5) }),
      );
      return [left[1_000], right[1_000]].map((sample) => Math.round(1000 * (sample ?? 9)) / 1000);
    });
    expect(sides).toEqual([
      [0.5, 0],
      [0.5, 0.354],
      [0.5, 0.5],
      [0.354, 0.5],
      [0, 0.5],
    ]);
  });

  it('puts a sound at its place, to the sample', () => {
    const { left } = mixed(
      timeline([item({ startTime: 0.25, duration: 0.5 })]),
      1,
      sounds({ 'effect-1': constant(48_000, 0.5) }),
    );
    expect([left[11_999], left[12_000], left[23_000], left[36_000]]).toEqual([0, 0.5, 0.5, 0]);
  });

  it('plays from the offset, and is silent where the sound has ended', () => {
    const ramp = Float32Array.from({ length: 4_800 }, (_, i) => i / 4_800);
    const { left, complete } = mixed(
      timeline([item({ offset: 0.01, duration: 0.5 })]),
      1,
      sounds({ 'effect-1': { left: ramp, right: ramp } }),
    );
    expect(left[1_000]).toBeCloseTo((1_000 + 480) / 4_800, 6);
    expect(left[4_400]).toBe(0);
    expect(complete).toBe(true);
  });

  it('sums clips that overlap on a track, and the video with its gain', () => {
    const overlapping = timeline([item({ key: 'a' }), item({ key: 'b', startTime: 0.5 })], { videoGainDb: -20 });
    const { left } = mixed(overlapping, 1, sounds({ 'effect-1': constant(48_000, 0.25) }), constant(48_000, 0.5));
    expect(left[1_000]).toBeCloseTo(0.25 + 0.05, 6);
    expect(left[30_000]).toBeCloseTo(0.5 + 0.05, 6);
  });

  it('keeps the power of two sounds that cross fade [timeline 4]', () => {
    const gainAt = (fields: Partial<MixItem>) =>
      mixed(timeline([item({ duration: 1, ...fields })]), 1, sounds({ 'effect-1': constant(48_000) })).left;
    const [rising, falling] = [gainAt({ fadeIn: 1 }), gainAt({ fadeOut: 1 })];
    for (const at of [100, 12_000, 24_000, 47_000]) expect(rising[at] ** 2 + falling[at] ** 2).toBeCloseTo(1, 5);
  });

  it('repeats a loop without a seam', () => {
    const wave = Float32Array.from({ length: 480 }, (_, i) => Math.sin((2 * Math.PI * i) / 480));
    const { left } = mixed(
      timeline([item({ loop: true, duration: 1, offset: 0.003 })]),
      1,
      sounds({ 'effect-1': { left: wave, right: wave } }),
    );
    for (const at of [5_000, 23_456, 40_000])
      expect(left[at]).toBeCloseTo(Math.sin((2 * Math.PI * (at + 144)) / 480), 5);
  });

  it('gives the same samples for blocks of any size, in any order', () => {
    fc.assert(
      fc.property(
        anyTimeline,
        fc.array(fc.integer({ min: 128, max: 9_000 }), { minLength: 1, maxLength: 5 }),
        (of, sizes) => {
          const whole = mixed(of, 4);
          const mixer = new Mixer(planMix(of, 4), SOUNDS);
          const starts: [number, number][] = [];
          for (let at = 0, k = 0; at < whole.left.length; at += sizes[k++ % sizes.length])
            starts.push([at, sizes[k % sizes.length]]);
          for (const [at, size] of starts.reverse()) {
            const block = stereo(size);
            mixer.mix(block, at);
            expect(isSame(block.left.subarray(0, whole.left.length - at), whole.left.subarray(at, at + size))).toBe(
              true,
            );
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('has tracks that add up to the mix, ducked as in it', () => {
    fc.assert(
      fc.property(anyTimeline, (of) => {
        const plan = planMix(of, 2);
        const tracks = [0, 1, 2].map(() => stereo(plan.length));
        new Mixer(plan, SOUNDS).mixTracks(tracks, 0);
        const { left } = mixed(of, 2);
        const rest = left.map((sample, i) =>
          Math.abs(sample - tracks[0].left[i] - tracks[1].left[i] - tracks[2].left[i]),
        );
        expect(rest.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(1e-6);
      }),
      { numRuns: 15 },
    );
  });

  it('is silent where samples are missing, and says so', () => {
    const half: SoundSources = {
      lengthOf: () => 300_000,
      chunkOf: (_, index) => (index === 0 ? constant(262_144) : undefined),
    };
    const { left, complete } = mixed(timeline([item({ duration: 6 })]), 6, half);
    expect([left[262_143], left[262_144], complete]).toEqual([1, 0, false]);
    expect(mixed(timeline([item()]), 1, sounds({})).complete).toBe(false);
  });

  it('mixes nothing outside the timeline', () => {
    const mixer = new Mixer(planMix(timeline([item({ duration: 5 })]), 1), sounds({ 'effect-1': constant(480_000) }));
    const block = stereo(1_000);
    mixer.mix(block, 47_500);
    expect([block.left[499], block.left[500]]).toEqual([1, 0]);
    expect(mixer.mix(block, -5_000)).toBe(true);
  });

  it('mixes a minute with a dozen clips in far less than a second [long]', () => {
    const items = Array.from({ length: 12 }, (_, i) =>
      item({ key: `k${i}`, soundEffectId: 2, startTime: i * 4.7, duration: 6, fadeOut: 0.5, trackIndex: i % 3 }),
    );
    const plan = planMix(timeline(items, { ducking: DUCKING }), 60);
    const mixer = new Mixer(plan, SOUNDS);
    const block = stereo(65_536);
    const runs = [1, 2, 3].map(() => {
      const begun = process.cpuUsage();
      for (let at = 0; at < plan.length; at += 65_536) mixer.mix(block, at);
      return process.cpuUsage(begun).user / 1e6;
    });
    // Processor time of the best of three: what else runs on the machine is not the mixer's.
    expect(Math.min(...runs)).toBeLessThan(1);
  });
});

describe('ducking', () => {
  const VOICE = sounds({
    'effect-1': constant(480_000, 0.5),
    'media-2': constant(480_000, 0.5),
    'media-1': constant(48_000, 0.2),
  });
  /** An effect or a piece of music from 0 to 4 s; a voice from 2 to 3 s that is subtracted again. */
  const bed = (voiced: Partial<MixItem>, under: Partial<MixItem> = {}) => {
    const items = [
      item({ key: 'bed', duration: 4, ...under }),
      item({ key: 'voice', soundEffectId: null, mediaId: 1, startTime: 2, trackIndex: 1, ...voiced }),
    ];
    const { left } = mixed(timeline(items, { ducking: DUCKING }), 4, VOICE);
    return (seconds: number) => left[Math.round(seconds * MIX_RATE)] / 0.5;
  };
  const FLOOR = 10 ** (-12 / 20);

  it.each([
    ['effects', {}],
    ['music', { soundEffectId: null, mediaId: 2 }],
  ])('lets %s fall before the first word and rise after the last', (_, under) => {
    const level = bed({}, under);
    expect(level(1.89)).toBeCloseTo(1, 5);
    expect(level(1.95)).toBeCloseTo(Math.sqrt(FLOOR), 2);
    expect(level(2)).toBeCloseTo(FLOOR + 0.4, 3);
    expect(level(3.2)).toBeCloseTo(FLOOR, 3);
    expect(level(3.25 + 0.15)).toBeCloseTo(Math.sqrt(FLOOR), 2);
    expect(level(3.6)).toBeCloseTo(1, 5);
  });

  it('listens to what is heard: a muted or whispered voice lowers nothing', () => {
    expect(bed({ muted: true })(2.5)).toBeCloseTo(1, 5);
    expect(bed({ volume: 0.01 })(2.5)).toBeCloseTo(1 + 0.4 * 0.01, 4);
  });

  it('does not touch the video or the voice itself, and nothing when it is off', () => {
    const items = [item({ key: 'voice', soundEffectId: null, mediaId: 1 })];
    expect(mixed(timeline(items, { ducking: DUCKING }), 1, VOICE, constant(48_000, 0.1)).left[20_000]).toBeCloseTo(
      0.3,
      5,
    );
    expect(mixed(timeline([item({ key: 'bed' }), ...items]), 1, VOICE).left[20_000]).toBeCloseTo(0.7, 5);
  });
});
