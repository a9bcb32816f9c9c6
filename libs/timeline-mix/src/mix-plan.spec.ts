import fc from 'fast-check';
import { planMix } from './mix-plan';
import { item, timeline } from './testing/timelines';

const tracks = (...changes: Partial<{ gainDb: number; muted: boolean; solo: boolean }>[]) =>
  [0, 1, 2].map((index) => ({ gainDb: 0, muted: false, solo: false, ...changes[index] }));
const gains = (of: ReturnType<typeof planMix>) => Object.fromEntries(of.clips.map(({ key, gain }) => [key, gain]));

describe('planMix', () => {
  it('turns milliseconds into whole samples', () => {
    const { clips, length } = planMix(
      timeline([item({ startTime: 3.48, duration: 0.033, offset: 0.001, fadeIn: 0.01 })]),
      4.004,
    );
    expect(length).toBe(192_192);
    expect(clips[0]).toMatchObject({
      source: 'effect-1',
      role: 'effect',
      start: 167_040,
      length: 1_584,
      offset: 48,
      fadeIn: 480,
    });
  });

  it('multiplies volume and gain of a clip, and leaves the gain of the track to its fader [timeline 2]', () => {
    const plan = planMix(timeline([item({ volume: 0.5, gainDb: 6 })], { tracks: tracks({ gainDb: -12 }) }), 1);
    expect(plan.clips[0].gain).toBeCloseTo(0.5 * 10 ** (6 / 20), 6);
    expect(plan.tracks?.[0]?.gain).toBeCloseTo(10 ** (-12 / 20), 6);
  });

  it('leads tracks into buses by what lies on them, unless they were told', () => {
    const items = [
      item({ key: 'rain' }),
      item({ key: 'voice', soundEffectId: null, mediaId: 1, trackIndex: 1 }),
      item({ key: 'music', soundEffectId: null, mediaId: 2, trackIndex: 2 }),
      item({ key: 'both', trackIndex: 3 }),
      item({ key: 'and', soundEffectId: null, mediaId: 1, trackIndex: 3 }),
      item({ key: 'wind', trackIndex: 4 }),
    ];
    const five = Array.from({ length: 5 }, () => ({ gainDb: 0, muted: false, solo: false }));
    const told = five.map((track, index) => (index === 4 ? { ...track, strip: { bus: 'ambience' as const } } : track));
    const { tracks: planned } = planMix(timeline(items, { tracks: told }), 1);
    expect(planned?.map(({ bus }) => bus)).toEqual(['effects', 'dialogue', 'music', 'effects', 'ambience']);
  });

  it('silences what is muted, and with a solo everything else, the video too', () => {
    const items = [
      item({ key: 'a' }),
      item({ key: 'b', trackIndex: 1 }),
      item({ key: 'c', trackIndex: 2, muted: true }),
    ];
    expect(gains(planMix(timeline(items, { tracks: tracks({}, { muted: true }) }), 1))).toEqual({ a: 1, b: 0, c: 0 });
    const soloed = planMix(timeline(items, { tracks: tracks({}, { solo: true }, { solo: true }) }), 1);
    expect(gains(soloed)).toEqual({ a: 0, b: 1, c: 0 });
    expect(soloed.videoGain).toBe(0);
    expect(planMix(timeline(items, { tracks: tracks({ solo: true, muted: true }) }), 1).clips[0].gain).toBe(0);
    expect(planMix(timeline([], { videoGainDb: -6 }), 1).videoGain).toBeCloseTo(0.501, 3);
    expect(planMix(timeline([], { videoMuted: true }), 1).videoGain).toBe(0);
  });

  it('knows voices and music by their uploads, and leaves out clips without a sound', () => {
    const plan = planMix(
      timeline([
        item({ key: 'a', soundEffectId: null, mediaId: 1 }),
        item({ key: 'b', soundEffectId: null, mediaId: 2 }),
        item({ key: 'c', soundEffectId: null }),
      ]),
      1,
    );
    expect(plan.clips.map(({ key, source, role }) => [key, source, role])).toEqual([
      ['a', 'media-1', 'voice'],
      ['b', 'media-2', 'music'],
    ]);
  });

  it('gives a sound that is cut open 2 ms to begin in, and every clip 2 ms to end in', () => {
    const fades = (fields: Parameters<typeof item>[0]) =>
      planMix(timeline([item(fields)]), 1).clips.map(({ fadeIn, fadeOut }) => [fadeIn, fadeOut])[0];
    expect(fades({})).toEqual([0, 96]);
    expect(fades({ offset: 0.2 })).toEqual([96, 96]);
    expect(fades({ offset: 0.2, fadeIn: 0.5, fadeOut: 2 })).toEqual([24_000, 48_000]);
  });

  it('does not depend on the order in which the clips stand', () => {
    const clips = fc.uniqueArray(
      fc.record({ key: fc.string({ minLength: 1 }), startTime: fc.integer({ min: 0, max: 20 }).map((n) => n / 4) }),
      { selector: ({ key }) => key },
    );
    fc.assert(
      fc.property(clips, (fields) => {
        const items = fields.map(item);
        expect(planMix(timeline([...items].reverse()), 9)).toEqual(planMix(timeline(items), 9));
      }),
    );
  });

  it('refuses a length that no timeline has', () => {
    for (const seconds of [-1, NaN, Infinity, 21_601]) expect(() => planMix(timeline([]), seconds)).toThrow(RangeError);
  });
});
