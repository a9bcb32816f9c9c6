/** @jest-environment jsdom */
// For its DOMParser: FCPXML is read back by a parser of the platform, which knows nothing of who wrote it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packInterchange } from './pack-interchange';
import { faultsOf } from './testing/fcpxml-grammar';
import { all, parseXml, readFcpxml } from './testing/fcpxml-reader';
import { type Json, type Placed, placedInEdl, placedInOtio, secondsOf } from './testing/placed-clips';
import { EXPECTED, EXPECTED_IN_EDL, textOf, trailerIn, VIDEO } from './testing/trailer';

const folder = mkdtempSync(join(tmpdir(), 'whoosh-interchange-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const task = trailerIn(folder);

describe('the timecode that a video begins at', () => {
  const hour = { ...VIDEO, startTimecode: '01:00:00;00' };
  const timed = { ...task, video: hour };
  /** 29.97 frames a second with dropped numbers: an hour is so many frames. */
  const HOUR = 107_892;

  it('is that of the lists: sources and records count from it, with dropped numbers', () => {
    const entries = packInterchange(timed, 'edl');
    const picture = textOf(entries, 'Trailer_2_V1.edl');
    expect(picture).toContain('FCM: DROP FRAME');
    expect(picture).toContain('01:00:00;00 01:00:10;00 01:00:00;00 01:00:10;00');
    // a sound has no timecode of its own
    expect(textOf(entries, 'Trailer_2_A1.edl')).toContain('00:00:00;00 00:00:01;00 01:00:01;15 01:00:02;15');
  });

  it('begins the timeline and the media of OpenTimelineIO', () => {
    const timeline = JSON.parse(textOf(packInterchange(timed, 'otio'), 'Trailer_2.otio')) as Json;
    expect(timeline.global_start_time).toMatchObject({ value: HOUR, rate: 30_000 / 1_001 });
    const [picture, sound] = (timeline as { tracks: { children: { children: Json[] }[] } }).tracks.children;
    expect(picture?.children[0]?.source_range).toMatchObject({ start_time: { value: HOUR } });
    expect(sound?.children[0]?.source_range).toMatchObject({
      start_time: { value: Math.round((HOUR * 1_001 * 48_000) / 30_000), rate: 48_000 },
    });
  });

  it('begins the sequence of FCPXML, in which every clip stands where it stood without', () => {
    const xml = textOf(packInterchange(timed, 'fcpxml'), 'Trailer_2.fcpxml');
    expect(xml).toContain(`tcStart="${HOUR * 1_001}/30000s" tcFormat="DF"`);
    const plain = readFcpxml(textOf(packInterchange(task, 'fcpxml'), 'Trailer_2.fcpxml'));
    const read = readFcpxml(xml);
    read.clips.forEach(({ start, ...clip }, index) => {
      expect(start).toBeCloseTo(plain.clips[index]?.start ?? NaN, 9);
      expect(clip).toEqual({ ...plain.clips[index], start: undefined, ...clip });
    });
    expect(read.markers[0]?.at).toBeCloseTo(plain.markers[0]?.at ?? NaN, 9);
    // editors keep times as 64 bits over 32
    for (const [, base] of xml.matchAll(/\/(\d+)s"/g)) expect(Number(base)).toBeLessThan(2 ** 31);
  });
});

describe('the archive for other editors', () => {
  it('holds the timeline, what it is, and each used sound and the video once', () => {
    const entries = packInterchange(task, 'otio');
    expect(entries.map(({ name }) => name)).toEqual([
      'README.txt',
      'Trailer_2.otio',
      'Trailer_2.srt',
      'media/video.mov',
      'media/Door & _slam_ _1_.wav',
      'media/Door & _slam_ _1__2.wav',
    ]);
    expect(textOf(entries, 'README.txt')).toContain('Clip.2');
    expect(textOf(entries, 'Trailer_2.srt')).toBe('1\r\n00:00:03,200 --> 00:00:10,200\r\nCut & run\r\n\r\n');
    expect(packInterchange({ ...task, markers: [] }, 'otio').map(({ name }) => name)).not.toContain('Trailer_2.srt');
  });

  it.each(['otio', 'fcpxml', 'edl'] as const)('as %s says what it does not carry', (format) => {
    expect(textOf(packInterchange(task, format), 'README.txt')).toMatch(/Not carried[^\n]*ducking/);
  });

  it('keeps the name of the video that its owner knows', () => {
    const video = { ...VIDEO, name: 'Szene 3 – Tür.v2.mov' };
    const names = packInterchange({ ...task, video }, 'fcpxml').map(({ name }) => name);
    expect(names).toContain('media/Szene 3 – Tür.v2.mov');
  });

  it('as OpenTimelineIO places every clip to the sample [timeline 29]', () => {
    const timeline = JSON.parse(textOf(packInterchange(task, 'otio'), 'Trailer_2.otio')) as Json;
    expect(timeline['OTIO_SCHEMA']).toBe('Timeline.1');
    const stack = timeline['tracks'] as Json;
    const tracks = stack['children'] as Json[];
    expect(tracks.map((track) => [track['name'], track['kind']])).toEqual([
      ['V1', 'Video'],
      ['V1 sound', 'Audio'],
      ['A1', 'Audio'],
      ['A1.2', 'Audio'],
      ['A3', 'Audio'],
    ]);
    expect(tracks.slice(2).flatMap(placedInOtio)).toEqual(EXPECTED);
    // 10 s are 299.7 frames
    const [picture] = tracks[0]?.['children'] as Json[];
    expect(picture?.['source_range']).toMatchObject({ duration: { rate: 30000 / 1001, value: 300 } });
    expect(timeline['global_start_time']).toMatchObject({ rate: 30000 / 1001, value: 0 });
    const [marker] = stack['markers'] as Json[];
    expect(secondsOf((marker?.['marked_range'] as Json)['start_time'])).toBe(3.2);
    expect(marker).toMatchObject({ color: 'RED', metadata: { whoosh: { kind: 'cut', color: 'impact' } } });
  });

  it('as FCPXML connects every clip to the video, with gain and fades [timeline 30]', () => {
    const text = textOf(packInterchange(task, 'fcpxml'), 'Trailer_2.fcpxml');
    const root = parseXml(text);
    expect([root.documentElement.tagName, root.documentElement.getAttribute('version'), root.doctype?.name]).toEqual([
      'fcpxml',
      '1.9',
      'fcpxml',
    ]);
    const { clips, frameLength, markers, name } = readFcpxml(text);
    expect(
      clips.map(({ role, start, length, offset, media }): Placed => [
        role.slice('effects.'.length),
        start,
        length,
        offset,
        media,
      ]),
    ).toEqual(EXPECTED);
    expect(clips.map(({ lane }) => lane)).toEqual([-1, -1, -2, -3, -3]);
    // what begins inside its sound rises in 2 ms, as it does in the product
    expect(clips.map(({ gainDb, fadeIn }) => [gainDb, fadeIn])).toEqual([
      [-6, 0],
      [0, 0.002],
      [0, 0.1],
      [0, 0.002],
      [0, 0],
    ]);
    expect([frameLength, markers.map((marker) => marker.name), name]).toEqual([
      1001 / 30000,
      ['Cut & run'],
      'Trailer <2>',
    ]);
    expect(() => parseXml(text.replace('</fcpxml>', ''))).toThrow();
  });

  it.each([
    ['with a video', task.video],
    ['without one', null],
  ])('as FCPXML %s holds only what the published DTD allows, in its order', (_, video) => {
    const root = parseXml(textOf(packInterchange({ ...task, video }, 'fcpxml'), 'Trailer_2.fcpxml'));
    const elements = all(root, '*');
    expect(elements.flatMap(faultsOf)).toEqual([]);
    const ids = new Set(elements.map((element) => element.getAttribute('id')));
    const refs = elements.flatMap((element) =>
      ['ref', ...(element.tagName === 'format' ? [] : ['format'])].flatMap((name) => element.getAttribute(name) ?? []),
    );
    expect(refs.filter((ref) => !ids.has(ref))).toEqual([]);
  });

  it('as EDL gives each lane a list of its own, in frames [timeline 28]', () => {
    const entries = packInterchange(
      {
        ...task,
        video: { ...(task.video ?? { name: '', file: '', hasAudio: false, width: 1, height: 1 }), frameRate: 25 },
      },
      'edl',
    );
    const lists = entries.filter(({ name }) => name.endsWith('.edl'));
    expect(lists.map(({ name }) => name)).toEqual([
      'Trailer_2_V1.edl',
      'Trailer_2_A1.edl',
      'Trailer_2_A1.2.edl',
      'Trailer_2_A3.edl',
    ]);
    expect(placedInEdl(textOf(entries, 'Trailer_2_V1.edl'), 'V1')).toEqual([['V1', 0, 10, 0, 'media/video.mov']]);
    const placed = lists
      .slice(1)
      .flatMap(({ name }) => placedInEdl(textOf(entries, name), name.slice('Trailer_2_'.length, -'.edl'.length)));
    const inFrames = (seconds: number) => Math.round(seconds * 25) / 25;
    expect(placed).toEqual(
      EXPECTED_IN_EDL.map(([track, start, length, offset, media]) => [
        track,
        inFrames(start),
        inFrames(length),
        inFrames(offset),
        media,
      ]),
    );
  });
});
