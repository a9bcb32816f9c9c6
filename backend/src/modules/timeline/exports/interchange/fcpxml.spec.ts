/** @jest-environment jsdom */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeWav } from '@whoosh/audio-codec';
import { DEFAULT_TIMELINE_SETTINGS, type TimelineMarker } from '@whoosh/contracts';
import { MIX_RATE, planMix, type MixItem } from '@whoosh/timeline-mix';
import * as fc from 'fast-check';
import type { ExportTask } from '../render/export-task';
import { packInterchange } from './pack-interchange';
import { readFcpxml, type FcpxmlTimeline } from './testing/fcpxml-reader';

const LENGTH_MS = 20_000;
/** Two sounds, milliseconds. */
const SOUND_MS = [1_500, 4_000] as const;
/** A muted clip is there, and cannot be heard. */
const SILENT_DB = -96;
const NAME = 'Rain & "thunder" <é 雨>';

const folder = mkdtempSync(join(tmpdir(), 'whoosh-fcpxml-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sounds = SOUND_MS.map((ms, i) => {
  const file = join(folder, `${i}.wav`);
  writeFileSync(
    file,
    encodeWav({ sampleRate: MIX_RATE, channels: [new Float32Array((ms * MIX_RATE) / 1000)] }, { bitDepth: 16 }),
  );
  return { id: `effect-${i + 1}` as const, name: `${NAME} ${i + 1}`, file };
});

const item: fc.Arbitrary<MixItem> = fc
  .record({
    startMs: fc.nat(LENGTH_MS - 100),
    lengthMs: fc.integer({ min: 100, max: 6_000 }),
    offsetMs: fc.nat(1_400),
    fadeInMs: fc.nat(90),
    fadeOutMs: fc.nat(90),
    sound: fc.integer({ min: 1, max: SOUND_MS.length }),
    trackIndex: fc.nat(2),
    gainDb: fc.integer({ min: -24, max: 12 }),
    muted: fc.boolean(),
    loop: fc.boolean(),
    key: fc.uuid(),
  })
  .map(({ startMs, lengthMs, offsetMs, fadeInMs, fadeOutMs, sound, ...rest }) => ({
    ...rest,
    soundEffectId: sound,
    mediaId: null,
    startTime: startMs / 1000,
    duration: lengthMs / 1000,
    offset: offsetMs / 1000,
    fadeIn: fadeInMs / 1000,
    fadeOut: fadeOutMs / 1000,
    volume: 1,
  }));
const marker: fc.Arbitrary<TimelineMarker> = fc.record({
  key: fc.uuid(),
  time: fc.nat(LENGTH_MS).map((ms) => ms / 1000),
  name: fc.constantFrom('Cut & run', '', 'A "b" <c>'),
  kind: fc.constant('cut' as const),
});

function read(items: MixItem[], markers: TimelineMarker[], hasVideo: boolean, frameRate: number): FcpxmlTimeline {
  const video = hasVideo
    ? { name: 'my video.mov', file: '/somewhere/video.mov', hasAudio: true, width: 1920, height: 1080, frameRate }
    : null;
  const plan = planMix({ ...DEFAULT_TIMELINE_SETTINGS, items, media: [] }, LENGTH_MS / 1000);
  const task: ExportTask = {
    format: 'fcpxml',
    loudness: null,
    projectName: NAME,
    sounds,
    programs: null,
    folder,
    target: '',
    plan,
    markers,
    video,
  };
  const [text = ''] = packInterchange(task, 'fcpxml').flatMap((entry) =>
    entry.name.endsWith('.fcpxml') && 'text' in entry ? [entry.text] : [],
  );
  return readFcpxml(text);
}

/** What plays in a moment: [track, sound, milliseconds into it, dB], by the document. */
function soundingIn(items: readonly MixItem[], ms: number): unknown[] {
  return items.flatMap(({ startTime, duration, offset, loop, soundEffectId, trackIndex, gainDb, muted }) => {
    const at = ms - Math.round(startTime * 1000);
    const length = SOUND_MS[(soundEffectId ?? 0) - 1] ?? 0;
    const position = Math.round(offset * 1000) + at;
    if (at < 0 || at >= Math.round(duration * 1000) || (!loop && position >= length)) return [];
    return [[trackIndex + 1, `${NAME} ${soundEffectId}`, position % length, muted ? SILENT_DB : gainDb]];
  });
}

/** The same by what was read. */
function soundingInRead({ clips }: FcpxmlTimeline, ms: number): unknown[] {
  const inMs = (seconds: number) => Math.round(seconds * 1e6) / 1e3;
  return clips
    .filter(({ start, length }) => ms >= inMs(start) && ms < inMs(start + length))
    .map(({ role, name, start, offset, gainDb }) => [
      Number(/^effects\.A(\d)/.exec(role)?.[1]),
      name,
      inMs(offset) + ms - inMs(start),
      gainDb,
    ]);
}

const sorted = (sounding: unknown[]) => sounding.map((each) => JSON.stringify(each)).sort();

it('sounds in every moment as the document does, to the millisecond, read by the reference of FCPXML', () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 8 }),
      fc.array(marker, { maxLength: 3 }),
      fc.boolean(),
      fc.constantFrom(24, 25, 29.97, 59.94),
      (items, markers, hasVideo, frameRate) => {
        const found = read(items, markers, hasVideo, frameRate);
        const edges = items.flatMap(({ startTime, duration }) =>
          [startTime, startTime + duration].flatMap((s) => [Math.round(s * 1000) - 1, Math.round(s * 1000)]),
        );
        const moments = [...edges, ...Array.from({ length: 40 }, (_, i) => i * 500 + 1)].filter(
          (ms) => ms >= 0 && ms < LENGTH_MS,
        );
        for (const ms of moments)
          expect([ms, ...sorted(soundingInRead(found, ms))]).toEqual([ms, ...sorted(soundingIn(items, ms))]);
      },
    ),
    { numRuns: 60 },
  );
});

it('lays no clip over another of its lane, and each lane under the picture', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), (items) => {
      const { clips } = read(items, [], true, 25);
      const overlapping = clips.filter((a) =>
        clips.some((b) => a !== b && a.lane === b.lane && a.start <= b.start && b.start < a.start + a.length - 1e-9),
      );
      expect([overlapping, clips.filter(({ lane }) => lane >= 0)]).toEqual([[], []]);
    }),
    { numRuns: 40 },
  );
});

it('keeps fades, names, markers, the frame and the picture with its own gain', () => {
  const base = {
    key: 'a',
    soundEffectId: 2,
    mediaId: null,
    volume: 1,
    gainDb: -3,
    muted: false,
    loop: false,
    trackIndex: 1,
    startTime: 2,
    duration: 3,
    offset: 0.5,
    fadeIn: 0.25,
    fadeOut: 1,
  };
  const found = read([base], [{ key: 'm', time: 3.2, name: 'Cut & run', kind: 'cut' }], true, 29.97);
  expect(found).toMatchObject({
    name: NAME,
    frameLength: 1001 / 30000,
    picture: { media: 'media/my video.mov', gainDb: 0 },
  });
  expect(found.clips).toMatchObject([
    { lane: -1, start: 2, length: 3, offset: 0.5, gainDb: -3, fadeIn: 0.25, fadeOut: 1, name: `${NAME} 2` },
  ]);
  // a marker stands on a frame
  expect(found.markers).toEqual([{ at: expect.closeTo(3.2, 1) as number, name: 'Cut & run' }]);
  expect((found.markers[0]?.at ?? 0) / found.frameLength).toBeCloseTo(96, 6);
});
