import { DEFAULT_EQ, type TimelineTrack } from '@whoosh/contracts';
import { stereo } from './blocks';
import { SurroundMix } from './layout/surround-mix';
import { LiveMix } from './live/live-mix';
import type { LiveMixMessage } from './live/messages';
import { planMix, type MixItem, type MixPlan, type SourceId } from './mix-plan';
import { Mixer } from './mixer';
import { chunkAt, CHUNK_FRAMES, soundsInMemory, type Stereo } from './sources';
import { item, noise, timeline } from './testing/timelines';

const SECONDS = 8;
const BLOCK = 128;
/** Effect 9 has samples, all of them 0: it is on a track without being heard. */
const SOUNDS = new Map<SourceId, Stereo>([
  ['effect-1', noise(30_000, 0.5)],
  ['effect-2', noise(50_000, 0.4, 2)],
  ['effect-9', stereo(4_800)],
  ['media-1', noise(40_000, 0.3, 3)],
]);

/** Tracks of all kinds: some ring, some move, some send. */
function track(index: number): TimelineTrack {
  const plain = { gainDb: -(index % 4), muted: false, solo: false, pan: ((index % 5) - 2) / 4 };
  if (index % 3 === 0) return { ...plain, strip: { bus: 'effects' } };
  return {
    ...plain,
    strip: {
      bus: 'ambience',
      lowCutHz: 90,
      eq: DEFAULT_EQ.map((band) => ({ ...band, gainDb: (index % 7) - 3 })),
      ...(index % 2 === 0 && {
        compressor: { thresholdDb: -24, ratio: 4, attack: 0.003, release: 0.2, makeupDb: 4 },
      }),
      ...(index % 5 === 1 && { sends: [-6, -12] }),
    },
    envelopes: {
      level: [
        { at: 0, value: 0 },
        { at: SECONDS, value: -12 },
      ],
    },
  };
}

/** Clips spread over tracks and time, of half a second each. */
function clips(count: number, tracks: number): MixItem[] {
  return Array.from({ length: count }, (_, n) => ({
    ...item({ key: `clip-${n}`, duration: 0.5, startTime: ((n * 7) % 70) / 10, trackIndex: (n * 37) % tracks }),
    soundEffectId: n % 9 === 4 ? null : 1 + (n % 2),
    mediaId: n % 9 === 4 ? 1 : null,
    fadeIn: 0.01,
    fadeOut: 0.1,
    loop: n % 3 === 0,
  }));
}

function plan(items: MixItem[], tracks: number): MixPlan {
  const ducking = { enabled: true, amountDb: 9, attack: 0.1, release: 0.3 };
  return planMix(timeline(items, { tracks: Array.from({ length: tracks }, (_, n) => track(n)), ducking }), SECONDS);
}

/** The same with something on every track at every moment, of which nothing is heard. */
function withoutGaps(items: MixItem[], tracks: number): MixItem[] {
  const silent = (n: number) =>
    item({ key: `silence-${n}`, soundEffectId: 9, trackIndex: n, duration: SECONDS, loop: true });
  return [...items, ...Array.from({ length: tracks }, (_, n) => silent(n))];
}

function livePlaying(of: MixPlan): LiveMix {
  const live = new LiveMix(() => undefined);
  for (const [source, sound] of SOUNDS) {
    live.receive({ type: 'length', source, frames: sound.left.length });
    for (let index = 0; index * CHUNK_FRAMES < sound.left.length; index++)
      live.receive({ type: 'chunk', source, index, ...chunkAt(sound, index) });
  }
  live.receive({ type: 'plan', plan: of });
  live.receive({ type: 'run', anchor: { frame: null, position: 0, rate: 1 } });
  return live;
}

/** What is heard in so many seconds, the messages of some blocks before them. */
function heard(of: MixPlan, seconds: number, messages: Record<number, LiveMixMessage> = {}): Stereo {
  const live = livePlaying(of);
  const out = stereo(Math.floor((seconds * 48_000) / BLOCK) * BLOCK);
  for (let at = 0; at < out.left.length; at += BLOCK) {
    const message = messages[at / BLOCK];
    if (message !== undefined) live.receive(message);
    live.render({ left: out.left.subarray(at, at + BLOCK), right: out.right.subarray(at, at + BLOCK) }, null, at);
  }
  return out;
}

const isSame = (one: Float32Array, other: Float32Array) =>
  Buffer.compare(Buffer.from(one.buffer), Buffer.from(other.buffer)) === 0;

describe('tracks on which nothing sounds', () => {
  const TRACKS = 24;
  const items = clips(40, TRACKS);
  const [some, all] = [plan(items, TRACKS), plan(withoutGaps(items, TRACKS), TRACKS)];

  it('are left out of the mix without a change of any sample', () => {
    const [left, kept] = [some, all].map((of) => {
      const [mixer, out] = [new Mixer(of, soundsInMemory(SOUNDS)), stereo(of.length)];
      for (let at = 0; at < of.length; at += 6_000) {
        const block = { left: out.left.subarray(at, at + 6_000), right: out.right.subarray(at, at + 6_000) };
        mixer.mix(block, at);
      }
      return out;
    });
    expect(left.left.some((sample) => Math.abs(sample) > 0.2)).toBe(true);
    expect([isSame(left.left, kept.left), isSame(left.right, kept.right)]).toEqual([true, true]);
  });

  it('are left out live, through jumps, other speeds, a stop and edits', () => {
    const run = (position: number, rate = 1): LiveMixMessage => ({
      type: 'run',
      anchor: { frame: null, position, rate },
    });
    const messages = (edited: MixPlan): Record<number, LiveMixMessage> => ({
      300: run(150_000),
      500: { type: 'plan', plan: edited },
      700: run(40_000.5, 1.4),
      1_000: { type: 'stop' },
      1_100: run(200_000, 0.5),
    });
    const edited = items.map((one) => ({ ...one, volume: 0.5, trackIndex: (one.trackIndex + 1) % TRACKS }));
    const left = heard(some, 5, messages(plan(edited, TRACKS)));
    const kept = heard(all, 5, messages(plan(withoutGaps(edited, TRACKS), TRACKS)));
    expect([isSame(left.left, kept.left), isSame(left.right, kept.right)]).toEqual([true, true]);
  });

  it('are left out in 5.1', () => {
    const [left, kept] = [some, all].map((of) => {
      const mix = new SurroundMix(of, soundsInMemory(SOUNDS), 6_000);
      return Array.from({ length: of.length / 6_000 }, (_, n) =>
        mix.next(n * 6_000).flatMap((channel) => [...channel]),
      ).flat();
    });
    expect(isSame(Float32Array.from(left), Float32Array.from(kept))).toBe(true);
  });
});

/** Processor time of so many seconds of it, live. */
function processorSeconds(of: MixPlan, seconds: number): number {
  const before = process.cpuUsage();
  heard(of, seconds);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

it('plays three hundred clips on a thousand tracks for half the work of tracks that all sound [timeline 1]', () => {
  const items = clips(300, 1_000);
  const plans = [plan(items, 1_000), plan(withoutGaps(items, 1_000), 1_000)];
  // by turns, so that what else the machine does meanwhile falls on both
  const turns = Array.from({ length: 3 }, () => plans.map((of) => processorSeconds(of, 1)));
  const [some = Infinity, all = 0] = plans.map((_, index) => Math.min(...turns.map((turn) => turn[index] ?? Infinity)));
  expect(some).toBeLessThan(all / 2);
});
