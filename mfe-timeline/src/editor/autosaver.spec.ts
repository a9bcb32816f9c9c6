import { ApiError } from '@whoosh/api-client';
import { DEFAULT_TIMELINE_SETTINGS, type EditTimelineRequest, type EditTimelineResponse } from '@whoosh/contracts';
import { documentOf, itemOf, reduce, type TimelineDocument } from '../model';
import { clip } from '../testing/clip';
import { Autosaver, saveWords } from './autosaver';

const EMPTY = documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] });
const LIMIT = 60_000;
const withClip = (document: TimelineDocument, key: string) =>
  reduce(document, { type: 'place', clips: [clip({ key })], limitMs: LIMIT });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The page reads seconds. */
const NO_SAMPLES = { start: 0, duration: 0, offset: 0, fadeIn: 0, fadeOut: 0 };

function openSaver(send: (body: EditTimelineRequest) => Promise<EditTimelineResponse>) {
  const kept: unknown[] = [];
  const merged: TimelineDocument[] = [];
  const conflicts: boolean[] = [];
  const read: number[] = [];
  const theirs = withClip(EMPTY, 'theirs');
  let ids = 0;
  const saver = new Autosaver(
    { document: EMPTY, revision: 3, unsent: null },
    {
      send,
      read: () =>
        Promise.resolve({
          ...DEFAULT_TIMELINE_SETTINGS,
          revision: 9,
          items: theirs.clips.map((each) => ({ ...itemOf(each), samples: NO_SAMPLES, id: 1, projectId: 1 })),
          media: [],
          effects: [],
        }),
      now: () => Date.now(),
      newId: () => `edit-${(ids += 1)}`,
      keep: (patch) => kept.push(patch),
      onMerged: (document, isConflict) => {
        merged.push(document);
        conflicts.push(isConflict);
      },
      onRead: ({ revision }) => read.push(revision),
    },
  );
  return { saver, kept, merged, conflicts, read };
}

it('sends quick edits in one request, on the revision that it knows', async () => {
  const sent: EditTimelineRequest[] = [];
  const { saver } = openSaver((body) => {
    sent.push(body);
    return Promise.resolve({ revision: 4, items: [] });
  });
  const one = withClip(EMPTY, 'a');
  saver.edited(one);
  saver.edited(withClip(one, 'b'));
  expect(saveWords(saver.snapshot())).toBe('Saving...');
  await jest.advanceTimersByTimeAsync(500);
  expect(sent.map(({ revision, changes }) => [revision, changes.length])).toEqual([[3, 2]]);
  expect(saveWords(saver.snapshot())).toBe('All changes saved');
});

it('says that the server failed, not that there is no network, and tries again by itself', async () => {
  let count = 0;
  const { saver, kept } = openSaver(() => {
    count += 1;
    return count === 1
      ? Promise.reject(new ApiError(500, 'INTERNAL', 'Something went wrong'))
      : Promise.resolve({ revision: 4, items: [] });
  });
  saver.edited(withClip(EMPTY, 'a'));
  await jest.advanceTimersByTimeAsync(500);
  expect(saveWords(saver.snapshot())).toBe('Not saved yet, trying again');
  expect(kept.at(-1)).not.toBeNull();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(count).toBe(2);
  expect(saveWords(saver.snapshot())).toBe('All changes saved');
});

it('keeps what could not be sent and sends it later under the same edit id', async () => {
  const ids: string[] = [];
  const { saver, kept } = openSaver((body) => {
    ids.push(body.editId);
    return ids.length === 1
      ? Promise.reject(new ApiError(0, 'NO_ANSWER', 'away'))
      : Promise.resolve({ revision: 4, items: [] });
  });
  saver.edited(withClip(EMPTY, 'a'));
  await jest.advanceTimersByTimeAsync(500);
  expect(saveWords(saver.snapshot())).toBe('Offline, changes are kept');
  expect(kept.at(-1)).not.toBeNull();
  saver.online();
  await jest.advanceTimersByTimeAsync(100);
  expect(ids).toEqual(['edit-1', 'edit-1']);
  expect(kept.at(-1)).toBeNull();
});

it('merges the edits of another tab instead of overwriting them', async () => {
  let calls = 0;
  const { saver, merged } = openSaver(() => {
    calls += 1;
    return calls === 1
      ? Promise.reject(new ApiError(409, 'STALE_TIMELINE', 'stale'))
      : Promise.resolve({ revision: 10, items: [] });
  });
  saver.edited(withClip(EMPTY, 'mine'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(merged[0]?.clips.map(({ key }) => key).sort()).toEqual(['mine', 'theirs']);
  expect(saver.snapshot()).toMatchObject({ status: 'saved', revision: 10 });
});

it('says what the server will never take', async () => {
  const { saver } = openSaver(() =>
    Promise.reject(new ApiError(400, 'VALIDATION_FAILED', 'Some fields are not valid.')),
  );
  saver.edited(withClip(EMPTY, 'a'));
  await jest.advanceTimersByTimeAsync(500);
  expect(saveWords(saver.snapshot())).toBe('Not saved: Some fields are not valid.');
  await expect(saver.flush()).rejects.toThrow('Some fields are not valid.');
});

it('can be asked to send at once', async () => {
  const { saver } = openSaver(() => Promise.resolve({ revision: 4, items: [] }));
  saver.edited(withClip(EMPTY, 'a'));
  await saver.flush();
  expect(saver.snapshot().status).toBe('saved');
});

it('takes over what another window has saved as soon as it hears of it, once', async () => {
  const { saver, merged, conflicts, read } = openSaver(() => Promise.reject(new Error('nothing to send')));
  saver.hear(3);
  await jest.advanceTimersByTimeAsync(0);
  expect(read).toEqual([]);
  saver.hear(8);
  saver.hear(9);
  await jest.advanceTimersByTimeAsync(0);
  expect(read).toEqual([9]);
  expect(merged.map(({ clips }) => clips.map(({ key }) => key))).toEqual([['theirs']]);
  expect(conflicts).toEqual([false]);
  expect(saver.snapshot()).toMatchObject({ revision: 9, status: 'saved' });
});

it('waits with it until its own edit has gone out', async () => {
  const { saver, read } = openSaver(() => Promise.resolve({ revision: 4, items: [] }));
  saver.edited(withClip(EMPTY, 'a'));
  saver.hear(9);
  expect(read).toEqual([]);
  await jest.advanceTimersByTimeAsync(500);
  expect(read).toEqual([9]);
  expect(saver.snapshot().revision).toBe(9);
});
