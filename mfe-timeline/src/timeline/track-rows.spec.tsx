import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { act, render } from '@testing-library/react';
import { clipSounds } from '../editor/clip-sounds';
import { Editor } from '../editor/editor';
import { documentOf } from '../model';
import { clip } from '../testing/clip';
import { ClipLayer } from './ClipLayer';
import { DrawnRange } from './drawn-range';
import { TRACK_HEIGHT, trackLayout } from './track-layout';
import { TrackRows } from './TrackRows';

const TRACKS = 1_000;
const SEEN_PX = 400;

/** A thousand tracks with a clip on every one. */
function open() {
  const plain = { gainDb: 0, muted: false, solo: false };
  const clips = Array.from({ length: TRACKS }, (_, track) => clip({ key: `c${track}`, track }));
  const document = {
    ...documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    tracks: Array.from({ length: TRACKS }, () => plain),
    clips,
  };
  const editor = new Editor({ document, now: () => 0, newKey: () => 'new' });
  const [drawn, drawnRows] = [new DrawnRange(), new DrawnRange()];
  const { container } = render(
    <TrackRows {...{ editor, drawn, drawnRows }} layout={trackLayout(document)}>
      <ClipLayer editor={editor} sounds={clipSounds([], [])} drawn={drawn} totalMs={60_000} />
    </TrackRows>,
  );
  const lanes = () => [...container.querySelectorAll<HTMLElement>('[data-track]')];
  const clipKeys = () => [...container.querySelectorAll<HTMLElement>('[data-clip]')].map(({ dataset }) => dataset.clip);
  return { editor, drawnRows, lanes, clipKeys };
}

it('draws the lanes and clips that can be seen of a thousand tracks, each in its place [timeline 1]', () => {
  const { drawnRows, lanes, clipKeys } = open();
  act(() => drawnRows.follow(500 * TRACK_HEIGHT, SEEN_PX));
  const tracks = lanes().map(({ dataset }) => Number(dataset.track));
  expect(tracks.length).toBeLessThan(30);
  expect(tracks).toEqual(expect.arrayContaining([499, 500, 505]));
  expect(clipKeys()).toEqual(expect.arrayContaining(['c499', 'c500', 'c505']));
  expect(clipKeys().length).toBeLessThan(30);
  const lane = lanes().find(({ dataset }) => dataset.track === '505');
  expect(lane?.parentElement?.style.top).toBe(`${505 * TRACK_HEIGHT}px`);
});

it('keeps a selected clip whose track is scrolled away', () => {
  const { editor, drawnRows, clipKeys } = open();
  act(() => drawnRows.follow(0, SEEN_PX));
  act(() => editor.select('c1', false));
  act(() => drawnRows.follow(800 * TRACK_HEIGHT, SEEN_PX));
  expect(clipKeys()).toContain('c1');
  expect(clipKeys()).not.toContain('c2');
});
