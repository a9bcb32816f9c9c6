import type { TimelineItemFields } from '@whoosh/contracts';
import { clipOf, endMs, itemOf } from './document';
import { reduce } from './operations';
import { onSample } from './samples';
import { documentWith } from './testing/documents';

/** When frames at 23.976 a second begin: between two milliseconds, and between two samples. */
const frameMs = (frame: number) => (frame * 1001) / 24;

it('holds a moment to half a sample', () => {
  expect(Math.abs(onSample(frameMs(101)) - frameMs(101))).toBeLessThanOrEqual(1 / 96);
  expect(Object.is(onSample(-1e-9), 0)).toBe(true);
});

it('lets neighbours meet exactly wherever they are cut, and keeps them through the server', () => {
  let document = documentWith({ key: '0', startMs: frameMs(3), durationMs: 4000 });
  for (let cut = 1; cut <= 60; cut++) {
    const pieces = [{ key: String(cut - 1), newKey: String(cut) }];
    document = reduce(document, { type: 'split', atMs: frameMs(3 + cut), pieces });
  }
  const { clips } = document;
  expect(clips).toHaveLength(61);
  expect(clips.slice(1).map(({ startMs }) => startMs)).toEqual(clips.slice(0, -1).map(endMs));
  const sent = clips.map((clip) => JSON.parse(JSON.stringify(itemOf(clip))) as TimelineItemFields);
  expect(sent.map((fields, index) => clipOf(String(index), fields))).toEqual(clips);
});
