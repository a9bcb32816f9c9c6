import type { WavLayout } from '@whoosh/audio-codec';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { CHUNK_FRAMES, MIX_RATE, planMix, type SourceId } from '@whoosh/timeline-mix';
import { itemOf, type Clip } from '../model';
import { clip } from '../model/testing/documents';
import { SoundFeed, type SoundAccess } from './sound-feed';

const HOUR = 3_600;
const layoutOf = (frames: number): WavLayout => ({
  tag: 1,
  channelCount: 2,
  sampleRate: MIX_RATE,
  bitDepth: 24,
  dataStart: 44,
  bytesPerFrame: 6,
  frames,
});

/** Sounds of an hour each, behind a network that answers when it is told to. */
function feedOf(...clips: Partial<Clip>[]) {
  const log: string[] = [];
  let now = 0;
  const broken = new Set<string>();
  const access: SoundAccess = {
    read: (file, from, to) => {
      const url = typeof file === 'string' ? file : 'blob';
      log.push(`${url} ${from}-${to}`);
      return broken.has(url) ? Promise.reject(new Error('offline')) : Promise.resolve(new ArrayBuffer(to - from));
    },
    open: () => Promise.resolve(layoutOf(HOUR * MIX_RATE)),
    decode: ({ source, index }) => {
      log.push(`+${source}/${index}`);
      return Promise.resolve();
    },
    drop: ({ source, index }) => void log.push(`-${source}/${index}`),
  };
  const feed = new SoundFeed(access, () => now);
  const missed: SourceId[] = [];
  const items = clips.map((fields, i) => itemOf(clip({ key: `k${i}`, durationMs: HOUR * 1_000, ...fields })));
  const start = () =>
    feed.setTimeline(
      planMix({ ...DEFAULT_TIMELINE_SETTINGS, items, media: [] }, HOUR),
      (source) => (source === 'effect-9' ? null : `/${source}.wav`),
      (source) => missed.push(source),
    );
  start();
  const settle = async () => {
    for (let i = 0; i < 200; i++) await Promise.resolve();
  };
  return { feed, log, settle, broken, missed, start, pass: (ms: number) => (now += ms), taken: () => log.splice(0) };
}

describe('sound feed', () => {
  it('reads the beginning of a file once, then only the pieces near the playhead, the nearest first', async () => {
    const { settle, taken } = feedOf({});
    await settle();
    const end = 44 + CHUNK_FRAMES * 6;
    const lines = taken();
    expect(lines.slice(0, 3)).toEqual([
      '/effect-1.wav 0-4096',
      `/effect-1.wav 44-${end}`,
      `/effect-1.wav ${end}-${end + CHUNK_FRAMES * 6}`,
    ]);
    expect(lines.filter((line) => line.startsWith('+'))).toEqual(['+effect-1/0', '+effect-1/1', '+effect-1/2']);
  });

  it('goes along with the playhead and keeps memory bounded over an hour [long]', async () => {
    const { feed, settle, taken } = feedOf({});
    let held = 0;
    let most = 0;
    for (let second = 0; second < HOUR; second += 5) {
      feed.keepAround(second * MIX_RATE);
      await settle();
      for (const line of taken()) held += line.startsWith('+') ? 1 : line.startsWith('-') ? -1 : 0;
      most = Math.max(most, held);
    }
    expect(most).toBeLessThanOrEqual(64);
    expect(most).toBeGreaterThan(50);
  });

  it('is ready when the next second is there, or cannot be had', async () => {
    const { feed, settle, broken } = feedOf({}, { soundEffectId: 2 }, { soundEffectId: 9 });
    broken.add('/effect-2.wav');
    await settle();
    await expect(feed.ready(0)).resolves.toBeUndefined();
  });

  it('does not wait longer than it may', async () => {
    const { feed } = feedOf({});
    feed.dispose();
    await expect(feed.ready(0)).resolves.toBeUndefined();
  });

  it('tries again after five seconds what failed', async () => {
    const { feed, settle, broken, pass, taken } = feedOf({ startMs: 100_000 });
    broken.add('/effect-1.wav');
    const askedAt = async (seconds: number) => {
      feed.keepAround(seconds * MIX_RATE);
      await settle();
      return taken();
    };
    expect(await askedAt(100)).toEqual(['/effect-1.wav 0-4096']);
    broken.clear();
    pass(4_000);
    expect(await askedAt(101)).toEqual([]);
    pass(1_500);
    expect(await askedAt(101)).toContain('+effect-1/0');
  });

  it('tells of the first sound ahead that cannot be had, once, and again after others came', async () => {
    const { feed, settle, broken, missed, start, pass } = feedOf(
      { soundEffectId: 1, durationMs: 8_000 },
      { soundEffectId: 2, startMs: 2_000, durationMs: 8_000 },
      { soundEffectId: 3, startMs: 60_000 },
    );
    for (const id of [1, 2, 3]) broken.add(`/effect-${id}.wav`);
    start();
    await settle();
    expect(missed).toEqual(['effect-1']);
    for (const second of [5, 10]) {
      pass(5_100);
      feed.keepAround(second * MIX_RATE);
      await settle();
    }
    expect(missed).toEqual(['effect-1']);
    broken.delete('/effect-1.wav');
    pass(5_100);
    feed.keepAround(0);
    await settle();
    feed.keepAround(58 * MIX_RATE);
    await settle();
    expect(missed.at(-1)).not.toBe('effect-1');
  });
});
