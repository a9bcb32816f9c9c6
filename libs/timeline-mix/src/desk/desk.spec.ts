import { DEFAULT_EQ, type EqBand, type TimelineTrack, type TrackStrip } from '@whoosh/contracts';
import { stereo } from '../blocks';
import { LiveMix } from '../live/live-mix';
import { MasterBus, renderMix } from '../master-bus';
import { planMix, type MixTimeline, type SourceId } from '../mix-plan';
import { Mixer } from '../mixer';
import { chunkAt, CHUNK_FRAMES, soundsInMemory, type Stereo } from '../sources';
import { responseDb } from './response';
import { constant, item, noise, sounds, timeline } from '../testing/timelines';

const track = (fields: Partial<TimelineTrack> = {}): TimelineTrack => ({
  gainDb: 0,
  muted: false,
  solo: false,
  ...fields,
});
const dB = (ratio: number) => 20 * Math.log10(ratio);
const bands = (changes: Record<number, Partial<EqBand>>): EqBand[] =>
  DEFAULT_EQ.map((band, index) => ({ ...band, ...changes[index] }));

function sine(hz: number, seconds = 1, level = 0.25): Stereo {
  const samples = Float32Array.from(
    { length: seconds * 48_000 },
    (_, i) => level * Math.sin((2 * Math.PI * hz * i) / 48_000),
  );
  return { left: samples, right: samples };
}

function mixed(of: MixTimeline, seconds: number, effect: Stereo, video?: Stereo): Stereo {
  const plan = planMix(of, seconds);
  const out = stereo(plan.length);
  new Mixer(plan, sounds({ 'effect-1': effect, 'media-1': noise(48_000, 0.2, 3) })).mix(out, 0, video);
  return out;
}

/** dB by which a strip changes a sine, measured after it has settled. */
function response(strip: TrackStrip, hz: number, level = 0.25): number {
  const sound = sine(hz, 1, level);
  const clips = [item({ duration: 1 })];
  const power = ({ left }: Stereo) =>
    left.subarray(24_000, 46_000).reduce((sum, sample) => sum + sample * sample, 0) / 22_000;
  const out = mixed(timeline(clips, { tracks: [track({ strip })] }), 1, sound);
  return dB(Math.sqrt(power(out) / power(sound)));
}

describe('the equalizer of a track', () => {
  it('cuts lows and highs by 12 dB an octave from where it is set, 3 dB there', () => {
    expect(response({ lowCutHz: 200 }, 200)).toBeCloseTo(-3.01, 1);
    expect(response({ lowCutHz: 200 }, 50)).toBeCloseTo(-24.1, 0);
    expect(response({ lowCutHz: 200 }, 4_000)).toBeCloseTo(0, 1);
    expect(response({ highCutHz: 2_000 }, 2_000)).toBeCloseTo(-3.01, 1);
    expect(response({ highCutHz: 2_000 }, 8_000)).toBeLessThan(-23);
  });

  it('raises a band by its gain at its frequency, and leaves what is far from it [timeline 9]', () => {
    const eq = bands({ 1: { hz: 500, gainDb: 9, q: 2 } });
    expect(response({ eq }, 500)).toBeCloseTo(9, 1);
    expect(response({ eq }, 8_000)).toBeCloseTo(0, 1);
    // half of the gain at the edges of the band, which lie 1/q octaves apart (Audio EQ Cookbook)
    const half = 500 * (Math.sqrt(1 + 1 / 16) - 1 / 4);
    expect(response({ eq }, half)).toBeCloseTo(4.5, 0);
  });

  it('has shelves at both ends, half of their gain where they are set', () => {
    const eq = bands({ 0: { hz: 200, gainDb: -8 }, 3: { hz: 6_000, gainDb: 6 } });
    expect(response({ eq }, 30)).toBeCloseTo(-8, 0);
    expect(response({ eq }, 200)).toBeCloseTo(-4, 0);
    expect(response({ eq }, 1_000)).toBeCloseTo(0, 0);
    expect(response({ eq }, 6_000)).toBeCloseTo(3, 0);
    expect(response({ eq }, 18_000)).toBeCloseTo(6, 0);
  });
});

it('is drawn as it sounds', () => {
  const strip = {
    lowCutHz: 120,
    highCutHz: 7_000,
    eq: bands({ 0: { gainDb: 5 }, 1: { gainDb: -9, q: 4 }, 2: { gainDb: 6 }, 3: { gainDb: -4 } }),
  };
  for (const hz of [40, 120, 480, 520, 1_500, 3_000, 9_000])
    expect(Math.abs(responseDb(strip, hz) - response(strip, hz))).toBeLessThan(0.1);
});

describe('the compressor of a track', () => {
  const compressor = { thresholdDb: -20, ratio: 4, attack: 0.005, release: 0.1, makeupDb: 0 };

  it('turns down what is over its threshold by the ratio, and nothing under its knee [timeline 10]', () => {
    expect(response({ compressor }, 1_000, 10 ** (-8 / 20))).toBeCloseTo(-9, 0);
    expect(response({ compressor }, 1_000, 10 ** (-26 / 20))).toBeCloseTo(0, 1);
    expect(response({ compressor: { ...compressor, makeupDb: 6 } }, 1_000, 10 ** (-26 / 20))).toBeCloseTo(6, 1);
  });

  it('takes its time to fall and to rise', () => {
    const sound = { left: new Float32Array(48_000).fill(0.5), right: new Float32Array(48_000).fill(0.5) };
    for (const side of [sound.left, sound.right]) side.fill(0.01, 24_000);
    const { left } = mixed(timeline([item({ duration: 1 })], { tracks: [track({ strip: { compressor } })] }), 1, sound);
    const gainDb = (i: number) => dB(left[i] / sound.left[i]);
    const full = gainDb(23_000);
    expect(full).toBeCloseTo(-0.75 * (20 + dB(0.5)), 0);
    // one time constant of attack, in dB
    expect(gainDb(240) / full).toBeGreaterThan(0.55);
    expect(gainDb(240) / full).toBeLessThan(0.7);
    expect(gainDb(24_000 + 4_800) / full).toBeGreaterThan(0.3);
    expect(gainDb(24_000 + 4_800) / full).toBeLessThan(0.45);
    expect(gainDb(47_000)).toBeGreaterThan(-1);
  });
});

describe('rubber bands', () => {
  const level = [
    { at: 0.1, value: 0 },
    { at: 0.3, value: -20 },
    { at: 0.4, value: -60 },
  ];

  it('move the level of a track straight in dB between their points, down to silence [timeline 5]', () => {
    const { left } = mixed(
      timeline([item({ duration: 0.5 })], { tracks: [track({ envelopes: { level } })] }),
      0.5,
      constant(48_000),
    );
    expect([left[2_000], left[4_799]]).toEqual([1, 1]);
    expect(dB(left[9_600])).toBeCloseTo(-10, 3);
    expect(dB(left[14_400])).toBeCloseTo(-20, 3);
    expect(left[20_000]).toBe(0);
  });

  it('stay with the sound of a clip when its start is trimmed', () => {
    const trimmed = item({ startTime: 0.2, offset: 0.1, duration: 0.3, envelopes: { level } });
    const { left } = mixed(timeline([trimmed]), 0.5, constant(48_000));
    expect(dB(left[9_600 + 4_800])).toBeCloseTo(-10, 3);
  });

  it('move the pan from one side to the other [timeline 5]', () => {
    const pan = [
      { at: 0, value: -1 },
      { at: 0.2, value: 1 },
    ];
    const one = mixed(timeline([item({ duration: 0.3, envelopes: { pan } })]), 0.3, constant(48_000));
    const other = mixed(
      timeline([item({ duration: 0.3 })], { tracks: [track({ envelopes: { pan } })] }),
      0.3,
      constant(48_000),
    );
    for (const { left, right } of [one, other]) {
      expect([left[240], right[240]].map((sample) => Math.round(sample * 100) / 100)).toEqual([1, 0.08]);
      expect([left[4_800], right[4_800]].map((sample) => Math.round(sample * 100) / 100)).toEqual([1, 1]);
      expect([left[9_600], right[9_600]].map((sample) => Math.round(sample * 100) / 100)).toEqual([0, 1]);
    }
  });
});

describe('buses and reverberations', () => {
  const tracks = [
    track({ strip: { bus: 'ambience', sends: [-6, null] } }),
    track({ gainDb: -6, strip: { bus: 'music', sends: [null, 0] } }),
  ];
  const items = [item({ key: 'a', duration: 0.5 }), item({ key: 'b', duration: 0.5, trackIndex: 1 })];
  const plan = planMix(timeline(items, { tracks }), 2);
  const SOUNDS = sounds({ 'effect-1': noise(24_000, 0.4) });

  it('give parts that add up to the mix [timeline 12]', () => {
    const out = stereo(plan.length);
    new Mixer(plan, SOUNDS).mix(out, 0);
    const { tracks: own, reverbs } = new Mixer(plan, SOUNDS).parts(plan.length, 0);
    const worst = out.left.reduce(
      (most, sample, i) =>
        Math.max(most, Math.abs(sample - [...own.values(), ...reverbs].reduce((sum, { left }) => sum + left[i], 0))),
      0,
    );
    expect(reverbs).toHaveLength(2);
    expect(worst).toBeLessThan(1e-6);
  });

  it('answer after the sound, as long as the space rings [timeline 11]', () => {
    const out = stereo(plan.length);
    new Mixer(plan, SOUNDS).mix(out, 0);
    const peak = (from: number, to: number) =>
      out.left.slice(from, to).reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    // a hall of 2 s: a second after the sound it has fallen by 30 dB
    expect(dB(peak(72_000, 74_000))).toBeGreaterThan(-60);
    expect(peak(72_000, 74_000)).toBeLessThan(peak(24_500, 26_000) / 8);
  });

  it('fall silent with their bus, reverberation too', () => {
    const muted = { gainDb: 0, muted: true };
    const open = { gainDb: 0, muted: false };
    const mixer = {
      buses: { dialogue: open, effects: open, ambience: muted, music: muted },
      reverbs: [
        { space: 'room' as const, gainDb: 0 },
        { space: 'hall' as const, gainDb: 0 },
      ],
      masterGainDb: 0,
    };
    const { left } = mixed(timeline(items, { tracks, mixer }), 1, noise(24_000, 0.4));
    expect(left.every((sample) => Math.abs(sample) < 1e-12)).toBe(true);
  });
});

describe('ducking', () => {
  const DUCKING = { enabled: true, amountDb: 12, attack: 0.05, release: 0.1 };

  it('lowers effects under the video’s own sound, where that is heard [timeline 26]', () => {
    const videoPeaks = Array.from({ length: 100 }, (_, hop) => (hop >= 40 && hop < 60 ? 0.2 : 0.001));
    const ducking = { ...DUCKING, by: ['video' as const] };
    const { left } = mixed(timeline([item()], { ducking, videoPeaks }), 1, constant(48_000));
    expect(left[12_000]).toBeCloseTo(1, 6);
    expect(dB(left[24_000])).toBeCloseTo(-12, 3);
    expect(left[47_900]).toBeCloseTo(1, 6);
  });

  it('lowers one bus under another, and leaves the third [timeline 26]', () => {
    const tracks = [
      track({ strip: { bus: 'ambience' } }),
      track({ strip: { bus: 'effects' }, gainDb: -60 }),
      track({ strip: { bus: 'music' } }),
    ];
    const ducking = { ...DUCKING, by: ['effects' as const], of: ['ambience' as const] };
    const items = [
      item({ key: 'air' }),
      item({ key: 'hit', startTime: 0.4, duration: 0.2, trackIndex: 1 }),
      item({ key: 'song', trackIndex: 2 }),
    ];
    const parts = [0, 1, 2].map(() => stereo(48_000));
    const plan = planMix(timeline(items, { tracks, ducking }), 1);
    new Mixer(plan, sounds({ 'effect-1': constant(48_000) })).mixTracks(parts, 0);
    expect(dB(parts[0].left[24_000])).toBeCloseTo(-12, 3);
    expect(parts[2].left[24_000]).toBe(1);
  });

  it('lowers the video’s own sound under a voice [timeline 26]', () => {
    const ducking = { ...DUCKING, of: ['video' as const] };
    const voice = item({ soundEffectId: null, mediaId: 1, startTime: 0.4, duration: 0.3, volume: 0.4 });
    const video = constant(48_000, 0.5);
    const { left } = mixed(timeline([voice], { ducking }), 1, constant(1), video);
    expect(left[4_800]).toBeCloseTo(0.5, 6);
    const quiet = mixed(timeline([voice], { ducking }), 1, constant(1)).left;
    expect(dB((left[28_000] - quiet[28_000]) / 0.5)).toBeCloseTo(-12, 2);
  });
});

it('gives live the samples of the export, with all that a mixer has at work: at most -90 dB apart', async () => {
  const material: Partial<Record<SourceId, Stereo>> = {
    'effect-1': noise(200_000, 0.6),
    'effect-2': noise(300_000, 0.5, 2),
    'media-1': noise(80_000, 0.4, 3),
  };
  const strip: TrackStrip = {
    lowCutHz: 90,
    highCutHz: 9_000,
    eq: bands({ 0: { gainDb: 4 }, 1: { gainDb: -6, q: 3 }, 2: { gainDb: 3 }, 3: { gainDb: 5 } }),
    compressor: { thresholdDb: -24, ratio: 4, attack: 0.003, release: 0.2, makeupDb: 4 },
    sends: [-4, -9],
  };
  const level = [
    { at: 0.2, value: -3 },
    { at: 1.3, value: -18 },
    { at: 2, value: 3 },
  ];
  const pan = [
    { at: 0.1, value: -0.8 },
    { at: 1.7, value: 0.9 },
  ];
  const of = timeline(
    [
      item({ key: 'a', duration: 3, envelopes: { level, pan } }),
      item({ key: 'b', soundEffectId: 2, startTime: 0.3, duration: 2, trackIndex: 1, fadeIn: 0.4 }),
      item({ key: 'c', soundEffectId: null, mediaId: 1, startTime: 1, duration: 1, trackIndex: 2 }),
    ],
    {
      tracks: [track({ strip, envelopes: { level, pan } }), track({ pan: 0.3, gainDb: -4, strip }), track()],
      ducking: { enabled: true, amountDb: 9, attack: 0.1, release: 0.3 },
    },
  );
  const plan = planMix(of, 4);

  const live = new LiveMix(() => undefined);
  for (const [source, sound] of Object.entries(material) as [SourceId, Stereo][]) {
    live.receive({ type: 'length', source, frames: sound.left.length });
    for (let index = 0; index * CHUNK_FRAMES < sound.left.length; index++)
      live.receive({ type: 'chunk', source, index, ...chunkAt(sound, index) });
  }
  live.receive({ type: 'plan', plan });
  live.receive({ type: 'run', anchor: { frame: null, position: 0, rate: 1 } });
  const heard = stereo(plan.length + 128 * 8);
  for (let at = 0; at + 128 <= heard.left.length; at += 128)
    live.render({ left: heard.left.subarray(at, at + 128), right: heard.right.subarray(at, at + 128) }, null, at);

  const exported = stereo(plan.length);
  let written = 0;
  const mixer = new Mixer(plan, soundsInMemory(new Map(Object.entries(material) as [SourceId, Stereo][])));
  for await (const { left, right } of renderMix(mixer, plan)) {
    exported.left.set(left, written);
    exported.right.set(right, written);
    written += left.length;
  }
  let [worst, peak] = [0, 0];
  // the first 2 ms fade in when somebody presses play
  for (let i = 0; i < plan.length; i++) {
    worst = Math.max(worst, Math.abs(exported.left[i] - heard.left[i + MasterBus.LATENCY]));
    worst = Math.max(worst, Math.abs(exported.right[i] - heard.right[i + MasterBus.LATENCY]));
    peak = Math.max(peak, Math.abs(exported.left[i]));
  }
  expect(peak).toBeGreaterThan(0.3);
  expect(dB(worst)).toBeLessThan(-90);
});
