import { startHistory, undo, redo, edit, type TimelineDocument } from '../model';
import { clip } from '../testing/clip';
import { keepHistory, readHistory } from './kept-history';

const document = (volume = 1): TimelineDocument => ({
  clips: [clip({ key: 'a', volume })],
  tracks: [],
  groups: [],
  videoGainDb: 0,
  videoMuted: false,
  videoStrip: null,
  mixer: null,
  shots: null,
  ducking: { enabled: false, amountDb: 12, attack: 0.1, release: 0.4 },
  markers: [],
});
const set = (volume: number) => ({ type: 'set', keys: ['a'], values: { volume } }) as const;

beforeEach(() => localStorage.clear());

it('undoes after a reload what was done before it, and does it again', () => {
  const left = undo(edit(edit(startHistory(document()), set(0.5)), set(0.25)));
  keepHistory(1, 7, left.present, left);
  const steps = readHistory(1, 7, document(0.5)) ?? undefined;
  const opened = startHistory(document(0.5), steps);
  expect(undo(opened).present).toEqual(document(1));
  expect(redo(opened).present).toEqual(document(0.25));
});

it('makes what is done after a reload a step of its own, though it is of the same kind', () => {
  const left = edit(startHistory(document()), set(0.5), { merge: 'volume a', nowMs: 500 });
  keepHistory(1, 7, left.present, left);
  const opened = startHistory(left.present, readHistory(1, 7, left.present) ?? undefined);
  expect(edit(opened, set(0.2), { merge: 'volume a', nowMs: 600 }).past).toHaveLength(2);
});

it('undoes nothing on a timeline that was changed elsewhere, and nothing of somebody else', () => {
  const left = edit(startHistory(document()), set(0.5));
  keepHistory(1, 7, left.present, left);
  expect(readHistory(1, 7, document(0.75))).toBeNull();
  expect(readHistory(2, 7, left.present)).toBeNull();
  expect(readHistory(1, 8, left.present)).toBeNull();
});

it('keeps the newest steps when not all have room, and the three projects that were left last', () => {
  let left = startHistory(document(0));
  for (let step = 1; step <= 400; step++) left = edit(left, set(step / 400));
  const long = 'x'.repeat(4_000);
  const past = left.past.map((entry) => ({ ...entry, merge: long }));
  for (const project of [1, 2, 3, 4]) keepHistory(1, project, left.present, { past, future: [] });
  const kept = readHistory(1, 4, left.present)?.past ?? [];
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.length).toBeLessThan(100);
  expect(kept.at(-1)?.patch).toEqual(left.past.at(-1)?.patch);
  expect([1, 2, 3].map((project) => readHistory(1, project, left.present) !== null)).toEqual([false, true, true]);
});

it.each(['no JSON', '{}', '[7]', '[{"userId":1,"projectId":7,"state":"","past":[7],"future":[]}]'])(
  'passes over %s in the storage',
  (text) => {
    localStorage.setItem('whoosh.timeline.history', text);
    expect(readHistory(1, 7, document())).toBeNull();
  },
);
