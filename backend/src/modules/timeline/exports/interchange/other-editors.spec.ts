import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packInterchange } from './pack-interchange';
import { readWithOpenShot, readWithOtio } from './testing/other-editors';
import { EXPECTED, EXPECTED_IN_EDL, textOf, trailerIn } from './testing/trailer';

const folder = mkdtempSync(join(tmpdir(), 'whoosh-other-editors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const task = trailerIn(folder);

// What reads them is fetched from Debian.
describe('what others wrote reads the exported timelines [long]', () => {
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
