import fc from 'fast-check';
import { adopt, edit, redo, startHistory, undo } from './history';
import { reduce, type Operation } from './operations';
import { anyDocument, anyOperation, documentWith, LIMIT_MS } from './testing/documents';

const move = (byMs: number): Operation => ({ type: 'move', keys: ['a'], byMs, byTracks: 0, limitMs: LIMIT_MS });
const starts = (history: ReturnType<typeof startHistory>) => history.present.clips.map(({ startMs }) => startMs);

describe('history', () => {
  it('undoes every operation exactly, and redoes it exactly', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyOperation, { minLength: 1, maxLength: 10 }), (document, operations) => {
        let history = startHistory(document);
        const states = [document];
        for (const operation of operations) {
          const next = edit(history, operation);
          if (next.past.length > history.past.length) states.push(next.present);
          history = next;
        }
        const end = history.present;
        for (const state of [...states].reverse()) {
          expect(history.present).toEqual(state);
          history = undo(history);
        }
        expect(history.present).toEqual(document);
        for (let i = 1; i < states.length; i++) history = redo(history);
        expect(history.present).toEqual(end);
      }),
    );
  });

  it('makes one step of quick edits of one name, and forgets a step that was turned back', () => {
    const nudge = (history: ReturnType<typeof startHistory>, byMs: number, nowMs: number) =>
      edit(history, move(byMs), { merge: 'nudge', nowMs });
    let history = nudge(nudge(startHistory(documentWith({})), 40, 0), 40, 500);
    expect([starts(history), history.past.length]).toEqual([[80], 1]);
    history = nudge(history, 40, 2_000);
    expect(history.past).toHaveLength(2);
    expect(starts(undo(history))).toEqual([80]);
    expect(nudge(nudge(startHistory(documentWith({})), 40, 0), -40, 100).past).toEqual([]);
  });

  it('forgets the future with a new edit, and nothing with one that changes nothing', () => {
    const undone = undo(edit(startHistory(documentWith({})), move(500)));
    expect(redo(edit(undone, move(0))).present.clips[0]?.startMs).toBe(500);
    expect(redo(edit(undone, move(70))).present.clips[0]?.startMs).toBe(70);
  });

  it('undoes its own clips alone after another window edited others', () => {
    const mine = edit(startHistory(documentWith({}, { key: 'b', track: 1 })), move(500));
    const both = adopt(mine, reduce(mine.present, { type: 'set', keys: ['b'], values: { volume: 0.2 } }));
    const undone = undo(both).present;
    expect(undone.clips.map(({ key, startMs, volume }) => [key, startMs, volume])).toEqual([
      ['a', 0, 1],
      ['b', 0, 0.2],
    ]);
  });

  it('does nothing at either end', () => {
    const history = startHistory(documentWith({}));
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });
});
