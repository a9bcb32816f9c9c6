/** @jest-environment jsdom */
// For its DOMParser: FCPXML is read back by a parser of the platform, which knows nothing of who wrote it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeWav } from '@whoosh/audio-codec';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { MIX_RATE, planMix, type MixItem } from '@whoosh/timeline-mix';
import type { ExportTask } from '../render/export-task';
import type { ZipEntry } from '../render/zip-file';
import { packInterchange } from './pack-interchange';
import { all, parseXml, readFcpxml, type Element } from './testing/fcpxml-reader';
import { readWithOpenShot, readWithOtio } from './testing/other-editors';

const folder = mkdtempSync(join(tmpdir(), 'whoosh-interchange-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sounds = (['effect-1', 'effect-2'] as const).map((id) => {
  const file = join(folder, `${id}.wav`);
  writeFileSync(
    file,
    encodeWav({ sampleRate: MIX_RATE, channels: [new Float32Array(2 * MIX_RATE)] }, { bitDepth: 24 }),
  );
  return { id, name: 'Door & "slam" <1>', file };
});
const clip = (key: string, changes: Partial<MixItem>): MixItem => ({
  key,
  soundEffectId: 1,
  mediaId: null,
  startTime: 0,
  trackIndex: 0,
  volume: 1,
  gainDb: 0,
  duration: 1,
  offset: 0,
  fadeIn: 0,
  fadeOut: 0,
  muted: false,
  loop: false,
  ...changes,
});
/** On A1 two that overlap and one that reaches past the end of its sound, on A3 one that goes round. */
const items = [
  clip('a', { startTime: 1.5, gainDb: -6 }),
  clip('b', { startTime: 2, offset: 0.25, fadeIn: 0.1, soundEffectId: 2 }),
  clip('c', { startTime: 4.001, duration: 3, offset: 1 }),
  clip('d', { trackIndex: 2, startTime: 6, duration: 3, loop: true, offset: 1 }),
];
const VIDEO = {
  name: 'video.mov',
  file: '/somewhere/video.mov',
  hasAudio: true,
  width: 1920,
  height: 1080,
  frameRate: 29.97,
};
const task: ExportTask = {
  format: 'otio',
  loudness: null,
  projectName: 'Trailer <2>',
  sounds,
  programs: null,
  folder,
  target: '',
  plan: planMix({ ...DEFAULT_TIMELINE_SETTINGS, items, media: [] }, 10),
  markers: [{ key: 'm', time: 3.2, name: 'Cut & run', kind: 'cut' }],
  video: VIDEO,
};
const textOf = (entries: readonly ZipEntry[], name: string) =>
  entries.flatMap((entry) => (entry.name === name && 'text' in entry ? entry.text : []))[0] ?? '';

/** Where each clip stands, in seconds: [track, start, length, offset, media]. */
type Placed = [string, number, number, number, string];
const expected = (first: string, second: string): Placed[] => [
  ['A1', 1.5, 1, 0, first],
  ['A1', 4.001, 1, 1, first],
  ['A1.2', 2, 1, 0.25, second],
  ['A3', 6, 1, 1, first],
  ['A3', 7, 2, 0, first],
];
/** Names as they are, but for what disks refuse; two alike are numbered. */
const EXPECTED = expected('media/Door & _slam_ _1_.wav', 'media/Door & _slam_ _1__2.wav');
/** In the letters of the format. */
const EXPECTED_IN_EDL = expected('media/Door_slam_1.wav', 'media/Door_slam_1_2.wav');

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
      'media/video.mov',
      'media/Door & _slam_ _1_.wav',
      'media/Door & _slam_ _1__2.wav',
    ]);
    expect(textOf(entries, 'README.txt')).toContain('Clip.2');
  });

  it.each(['otio', 'fcpxml', 'edl'] as const)('as %s says what it does not carry', (format) => {
    expect(textOf(packInterchange(task, format), 'README.txt')).toMatch(/Not carried[^\n]*ducking/);
  });

  it('keeps the name of the video that its owner knows', () => {
    const video = { ...VIDEO, name: 'Szene 3 – Tür.v2.mov' };
    const names = packInterchange({ ...task, video }, 'fcpxml').map(({ name }) => name);
    expect(names).toContain('media/Szene 3 – Tür.v2.mov');
  });

  it('as OpenTimelineIO places every clip to the sample', () => {
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
  });

  it('as FCPXML connects every clip to the video, with gain and fades', () => {
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

  it('as EDL gives each lane a list of its own, in frames', () => {
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

// What reads them is fetched from Debian: in the long form only.
if (process.env['TEST_FORM'] === 'full') {
  describe('what others wrote reads the exported timelines', () => {
    it('as OpenTimelineIO: its reference implementation finds every clip at its sample, the picture in its frames, the markers', () => {
      const [[name, rate] = [], ...found] = readWithOtio(
        mkdtempSync(join(folder, 'otio-')),
        textOf(packInterchange(task, 'otio'), 'Trailer_2.otio'),
      );
      expect([name, rate]).toEqual(['Trailer <2>', expect.closeTo(29.97003, 5)]);
      const [picture, own, ...rest] = found;
      expect(picture).toEqual([
        'V1',
        0,
        expect.closeTo(10.01, 9),
        0,
        'media/video.mov',
        'Video',
        expect.closeTo(10.01, 9),
      ]);
      expect(own).toEqual(['V1 sound', 0, 10, 0, 'media/video.mov', 'Audio', 10]);
      const encoded = EXPECTED.map(([track, start, length, offset, media]) => [
        ...[track, start, length, offset],
        media.split('/').map(encodeURIComponent).join('/'),
      ]);
      expect(rest).toEqual([...encoded.map((clip) => [...clip, 'Audio', 2]), ['Cut & run', 3.2]]);
    }, 180_000);

    it('as EDL: OpenShot places every clip at its frame, with its gain, and the video once for its picture and once for its sound', () => {
      const { video } = task;
      const lists = packInterchange(
        { ...task, video: video === null ? null : { ...video, frameRate: 25 } },
        'edl',
      ).filter(({ name }) => name.endsWith('.edl'));
      const [own = [], ...lanes] = readWithOpenShot(
        mkdtempSync(join(folder, 'edl-')),
        lists.map(({ name }) => textOf(lists, name)),
        25,
      );
      expect(
        own.map(({ title, position, end, has_audio: sound, has_video: picture }) => [
          title,
          position,
          end,
          sound === null,
          picture === null,
        ]),
      ).toEqual([
        ['video.mov', 0, 10, false, true],
        ['video.mov', 0, 10, true, false],
      ]);
      const inFrames = (seconds: number) => Math.round(seconds * 25);
      const placed = lanes.flatMap((clips, lane) =>
        clips.map(({ title, position, start, end }) => [
          ['A1', 'A1.2', 'A3'][lane],
          inFrames(position),
          inFrames(end - start),
          inFrames(start),
          title,
        ]),
      );
      expect(placed).toEqual(
        EXPECTED_IN_EDL.map(([track, start, length, offset, media]) => [
          track,
          inFrames(start),
          inFrames(length),
          inFrames(offset),
          media.slice('media/'.length),
        ]),
      );
      const levels = lanes.flat().map(({ volume }) => 99 * (volume?.Points[0]?.co.Y ?? 0) - 99);
      expect(levels).toEqual([-6, 0, 0, 0, 0].map((db) => expect.closeTo(db, 1) as number));
    }, 180_000);
  });
}

// Readers of their own, which know nothing of the writers.

type Json = Record<string, unknown>;

function secondsOf(time: unknown): number {
  const { rate, value } = time as { rate: number; value: number };
  return value / rate;
}

function placedInOtio(track: Json): Placed[] {
  let at = 0;
  return (track['children'] as Json[]).flatMap((child): Placed[] => {
    const range = child['source_range'] as Json;
    const [start, length] = [at, secondsOf(range['duration'])];
    at = Math.round((at + length) * MIX_RATE) / MIX_RATE;
    if (child['OTIO_SCHEMA'] === 'Gap.1') return [];
    const references = child['media_references'] as Record<string, Json>;
    return [
      [
        String(track['name']),
        start,
        length,
        secondsOf(range['start_time']),
        decodeURIComponent(String(references[String(child['active_media_reference_key'])]?.['target_url'])),
      ],
    ];
  });
}

function placedInEdl(text: string, track: string): Placed[] {
  const events = [
    ...text.matchAll(/^\d{3} +AX +A +C +(\S+) (\S+) (\S+) (\S+)\r\n(?:\* (?!SOURCE).*\r\n)*\* SOURCE FILE: (.*)\r$/gm),
  ];
  const seconds = (code: string) =>
    code
      .split(':')
      .map(Number)
      .reduce((sum, part, i) => (i < 3 ? sum * 60 + part : sum + part / 25), 0);
  return events.map(([, from = '', to = '', start = '', end = '', media = '']) => {
    expect(seconds(to) - seconds(from)).toBeCloseTo(seconds(end) - seconds(start), 6);
    return [track, seconds(start), Math.round((seconds(end) - seconds(start)) * 25) / 25, seconds(from), media];
  });
}

/**
 * Apple's DTD for FCPXML (developer.apple.com, "Document Type Definition"), as far as these files go: which elements
 * may stand in an element, in which order, and its attributes, those that it must have with an exclamation mark.
 */
const GRAMMAR: Readonly<Record<string, [children: RegExp, attributes: string]>> = {
  fcpxml: [/^resources (library )$/, 'version!'],
  resources: [/^((asset|format) )*$/, ''],
  format: [/^$/, 'id! name frameDuration width height'],
  asset: [
    /^(media-rep )+$/,
    'id! name start duration hasVideo format hasAudio videoSources audioSources audioChannels audioRate',
  ],
  'media-rep': [/^$/, 'kind src!'],
  library: [/^(event )*$/, 'location'],
  event: [/^(project )*$/, 'name uid'],
  project: [/^sequence $/, 'name uid'],
  sequence: [/^spine $/, 'format! duration tcStart tcFormat audioLayout audioRate'],
  spine: [/^((asset-clip|gap) )*$/, 'lane offset name format'],
  'asset-clip': [
    /^(adjust-volume )?(asset-clip )*(marker )*$/,
    'ref! lane offset name start duration enabled srcEnable audioRole format tcStart tcFormat',
  ],
  gap: [/^(asset-clip )*(marker )*$/, 'name offset start duration! enabled'],
  'adjust-volume': [/^(param )*$/, 'amount'],
  param: [/^(fadeIn )?(fadeOut )?(param )*$/, 'name! key value enabled'],
  fadeIn: [/^$/, 'type duration!'],
  fadeOut: [/^$/, 'type duration!'],
  marker: [/^$/, 'start! duration value! completed note'],
};

/** What the grammar does not allow about an element. */
function faultsOf(element: Element): string[] {
  const [children, attributes] = GRAMMAR[element.tagName] ?? [/^\b$/, ''];
  const known = attributes.split(' ').filter(Boolean);
  const inside = [...element.children].map(({ tagName }) => `${tagName} `).join('');
  return [
    ...(children.test(inside) ? [] : [`${element.tagName}: ${inside}`]),
    ...element
      .getAttributeNames()
      .filter((name) => !known.some((each) => each.replace('!', '') === name))
      .map((name) => `${element.tagName}: ${name}`),
    ...known
      .filter((name) => name.endsWith('!') && !element.hasAttribute(name.slice(0, -1)))
      .map((name) => `${element.tagName}: no ${name}`),
  ];
}
