import { DEFAULT_TIMELINE_SETTINGS, type TimelineResponse } from '@whoosh/contracts';
import { documentOf, itemOf, reduce, type TimelineDocument } from '../model';
import { clip } from '../testing/clip';
import { keepSavedSince, type StoredTimeline, withSavedSince } from './saved-since';

const [USER, PROJECT] = [1, 2];
const NO_SAMPLES = { start: 0, duration: 0, offset: 0, fadeIn: 0, fadeOut: 0 };
const answer = (revision: number, keys: readonly string[] = []): TimelineResponse => ({
  ...DEFAULT_TIMELINE_SETTINGS,
  revision,
  items: keys.map((key) => ({ ...itemOf(clip({ key })), samples: NO_SAMPLES, id: 1, projectId: PROJECT })),
  media: [],
  effects: [],
});
const EMPTY = documentOf(answer(0));
const placed = (document: TimelineDocument, key: string) =>
  reduce(document, { type: 'place', clips: [clip({ key })], limitMs: 60_000 });
const keysOf = ({ clips }: TimelineDocument) => clips.map(({ key }) => key);

afterEach(() => localStorage.clear());

it('brings an answer that was read before the last edits were saved to what the server has', () => {
  const saved = reduce(placed(placed(EMPTY, 'a'), 'b'), { type: 'setMix', values: { videoMuted: true } });
  keepSavedSince(USER, PROJECT, { document: EMPTY, revision: 3 }, { document: saved, revision: 5 });
  const { document, revision } = withSavedSince(USER, PROJECT, answer(3));
  expect([keysOf(document), document.videoMuted, revision]).toEqual([['a', 'b'], true, 5]);
});

it('takes clips away that were removed since', () => {
  const read = documentOf(answer(3, ['a', 'b']));
  const saved = reduce(read, { type: 'remove', keys: ['a'] });
  keepSavedSince(USER, PROJECT, { document: read, revision: 3 }, { document: saved, revision: 4 });
  const { document } = withSavedSince(USER, PROJECT, answer(3, ['a', 'b']));
  expect(keysOf(document)).toEqual(['b']);
});

it('holds for an answer of any moment between, also of what was undone after it', () => {
  const [first, second] = [placed(EMPTY, 'a'), placed(placed(EMPTY, 'a'), 'b')];
  const muted = reduce(second, { type: 'setMix', values: { videoMuted: true } });
  const third = reduce(reduce(muted, { type: 'remove', keys: ['b'] }), {
    type: 'setMix',
    values: { videoMuted: false },
  });
  const saves: StoredTimeline[] = [EMPTY, first, muted, third].map((document, at) => ({ document, revision: 3 + at }));
  saves.slice(1).forEach((saved, at) => keepSavedSince(USER, PROJECT, saves[at] ?? saved, saved));
  // kept by the browser after the second save
  const kept = { ...answer(5, ['a', 'b']), videoMuted: true };
  const { document, revision } = withSavedSince(USER, PROJECT, kept);
  expect([keysOf(document), document.videoMuted, revision]).toEqual([['a'], false, 6]);
});

it('begins anew where other saves lie between', () => {
  const [first, second] = [placed(EMPTY, 'a'), placed(placed(EMPTY, 'a'), 'b')];
  keepSavedSince(USER, PROJECT, { document: EMPTY, revision: 3 }, { document: first, revision: 4 });
  keepSavedSince(USER, PROJECT, { document: first, revision: 7 }, { document: second, revision: 8 });
  expect(keysOf(withSavedSince(USER, PROJECT, answer(7, ['x'])).document)).toEqual(['b', 'x']);
  expect(withSavedSince(USER, PROJECT, answer(3)).revision).toBe(3);
});

it('leaves a newer answer, and those of other people and projects, as they are', () => {
  keepSavedSince(USER, PROJECT, { document: EMPTY, revision: 3 }, { document: placed(EMPTY, 'a'), revision: 5 });
  for (const [user, project] of [
    [USER, PROJECT + 1],
    [USER + 1, PROJECT],
  ] as const)
    expect(withSavedSince(user, project, answer(3))).toEqual({ document: EMPTY, revision: 3 });
  expect(withSavedSince(USER, PROJECT, answer(5))).toEqual({ document: EMPTY, revision: 5 });
  // it is not needed any more
  expect(localStorage.length).toBe(0);
});

it('passes over what it cannot read', () => {
  localStorage.setItem(`whoosh.timeline.saved.${USER}.${PROJECT}`, '{"from":3}');
  expect(withSavedSince(USER, PROJECT, answer(3))).toEqual({ document: EMPTY, revision: 3 });
});
