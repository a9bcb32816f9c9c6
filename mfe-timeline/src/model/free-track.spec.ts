import { TIMELINE_LIMITS } from '@whoosh/contracts';
import type { TimelineDocument } from './document';
import { placedFree } from './free-track';
import { reduce } from './operations';
import { clip, documentWith, LIMIT_MS } from './testing/documents';

const onTracks = (count: number) => {
  const document = documentWith();
  const [track] = document.tracks;
  if (track === undefined) throw new Error('a timeline begins with tracks');
  const full: TimelineDocument = { ...document, tracks: Array.from({ length: count }, () => track) };
  return Array.from({ length: count }, (_, at) => clip({ key: `old-${at}`, track: at })).reduce(
    (held, old) => reduce(held, { type: 'place', clips: [old], limitMs: LIMIT_MS }),
    full,
  );
};
const trackOfNew = (document: TimelineDocument, startMs = 500) => {
  const after = reduce(document, placedFree(clip({ key: 'new', startMs }), document, LIMIT_MS));
  return { track: after.clips.find(({ key }) => key === 'new')?.track, tracks: after.tracks.length };
};

it('lays a clip on the first track that has room at its time', () => {
  expect(trackOfNew(onTracks(3), 2_000)).toEqual({ track: 0, tracks: 3 });
});

it('lays it on a new track where all are taken', () => {
  expect(trackOfNew(onTracks(3))).toEqual({ track: 3, tracks: 4 });
});

it('lays it on the last one where there are as many as may be', () => {
  const most = TIMELINE_LIMITS.maxTracks;
  expect(trackOfNew(onTracks(most))).toEqual({ track: most - 1, tracks: most });
});
