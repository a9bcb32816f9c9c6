import fc from 'fast-check';
import { advance, startAutosave, unsent, type Autosave, type AutosaveEvent } from './autosave';
import { applyEdits } from './changes';
import { patchBetween } from './patch';
import type { TimelineDocument } from './document';
import { reduce } from './operations';
import { anyDocument, clip, documentWith } from './testing/documents';

const BASE = documentWith({});
const at = (startMs: number) => documentWith({ startMs });
const run = (state: Autosave, ...events: AutosaveEvent[]) => events.reduce(advance, state);
const edited = (document: TimelineDocument, nowMs: number): AutosaveEvent => ({ type: 'edited', document, nowMs });
const tick = (nowMs: number, editId = 'e1'): AutosaveEvent => ({ type: 'tick', editId, nowMs });

describe('autosave', () => {
  it('sends an edit at once, and together what follows it within 400 ms', () => {
    let state = run(startAutosave(BASE, 7), edited(at(10), 0));
    expect([state.status, state.dueMs]).toEqual(['waiting', 0]);
    state = run(state, tick(0));
    expect(state.pending?.request).toEqual({
      revision: 7,
      editId: 'e1',
      changes: [{ op: 'put', key: 'a', item: { startTime: 0.01 } }],
    });
    state = run(state, { type: 'stored', revision: 8, nowMs: 50 });
    expect([state.status, state.revision, state.dueMs, unsent(state)]).toEqual(['saved', 8, null, null]);
    state = run(state, edited(at(20), 100), edited(at(30), 390));
    expect([state.status, state.dueMs]).toEqual(['waiting', 400]);
    expect(run(state, tick(390, 'e2')).status).toBe('waiting');
    state = run(state, tick(400, 'e2'));
    expect(state.pending?.request).toMatchObject({ editId: 'e2', changes: [{ item: { startTime: 0.03 } }] });
    state = run(state, { type: 'stored', revision: 9, nowMs: 450 }, edited(at(40), 800));
    expect(state.dueMs).toBe(800);
  });

  it('sends nothing when an edit was turned back in time', () => {
    expect(run(startAutosave(BASE, 1), edited(at(10), 0), edited(BASE, 100))).toMatchObject({
      status: 'saved',
      dueMs: null,
    });
  });

  it('comes to rest after markers, in whatever order their fields were written', () => {
    const cut = { kind: 'cut', timeMs: 6_000, name: '', key: 'cut-6000' } as const;
    const state = run(startAutosave(BASE, 1), edited({ ...BASE, markers: [cut] }, 0), tick(400), {
      type: 'stored',
      revision: 2,
      nowMs: 500,
    });
    expect([state.status, state.dueMs, unsent(state)]).toEqual(['saved', null, null]);
  });

  it('has one request on its way, and sends together afterwards what gathered meanwhile', () => {
    let state = run(startAutosave(BASE, 1), edited(at(10), 0), tick(0), edited(at(20), 100));
    expect([state.status, state.dueMs]).toEqual(['sending', null]);
    state = run(state, { type: 'stored', revision: 2, nowMs: 600 });
    expect([state.status, state.dueMs, state.saved.clips[0]?.startMs]).toEqual(['waiting', 600, 10]);
    expect(run(state, tick(600, 'e2')).pending?.request).toMatchObject({
      revision: 2,
      editId: 'e2',
      changes: [{ item: { startTime: 0.02 } }],
    });
  });

  it('keeps what could not be sent and tries the very same edit again, ever more seldom, or as soon as it is online', () => {
    let state = run(startAutosave(BASE, 1), edited(at(10), 0), tick(400), {
      type: 'failed',
      isAnswered: false,
      nowMs: 1_000,
    });
    expect([state.status, state.dueMs]).toEqual(['offline', 2_000]);
    state = run(state, edited(at(30), 1_500), tick(2_000, 'other'));
    expect([state.status, state.pending?.request.editId, state.pending?.request.changes]).toEqual([
      'sending',
      'e1',
      [{ op: 'put', key: 'a', item: { startTime: 0.01 } }],
    ]);
    state = run(state, { type: 'failed', isAnswered: false, nowMs: 2_100 });
    expect(state.dueMs).toBe(4_100);
    expect(run(state, { type: 'online', nowMs: 2_500 }).dueMs).toBe(2_500);
    expect(unsent(state)?.clips[0]?.after?.startMs).toBe(30);
  });

  it('puts our edits on top of those that another window saved first', () => {
    const theirs = documentWith({ volume: 0.3 }, { key: 'b' });
    const state = run(startAutosave(BASE, 1), edited(at(10), 0), tick(400), {
      type: 'stale',
      document: theirs,
      revision: 5,
      nowMs: 500,
    });
    expect(state.current.clips.map(({ key, startMs, volume }) => [key, startMs, volume])).toEqual([
      ['b', 0, 1],
      ['a', 10, 0.3],
    ]);
    expect(run(state, tick(500, 'e2')).pending?.request).toMatchObject({
      revision: 5,
      editId: 'e2',
      changes: [{ op: 'put', key: 'a', item: { startTime: 0.01 } }],
    });
  });

  it('stops and says why when the server refuses, and tries again with the next edit', () => {
    const state = run(startAutosave(BASE, 1), edited(at(10), 0), tick(400), {
      type: 'refused',
      message: 'Too many clips',
    });
    expect(state).toMatchObject({ status: 'refused', message: 'Too many clips', dueMs: null });
    expect(run(state, edited(at(20), 900))).toMatchObject({ status: 'waiting', dueMs: 900, message: null });
  });

  it('takes up on the next visit what an earlier one left', () => {
    const patch = patchBetween(BASE, at(10));
    const state = startAutosave(documentWith({ volume: 0.3 }), 9, patch, 50);
    expect([state.current.clips[0]?.startMs, state.current.clips[0]?.volume, state.status, state.dueMs]).toEqual([
      10,
      0.3,
      'waiting',
      50,
    ]);
    expect(startAutosave(at(10), 9, patch, 50).status).toBe('saved');
  });

  it('cuts very many changes into requests of a thousand', () => {
    const many = documentWith(...Array.from({ length: 1_500 }, (_, i) => ({ key: `k${i}`, startMs: i })));
    let state = run(startAutosave(documentWith(), 1), edited(many, 0), tick(400));
    expect(state.pending?.request.changes).toHaveLength(1_000);
    state = run(state, { type: 'stored', revision: 2, nowMs: 800 }, tick(800, 'e2'));
    expect(state.pending?.request.changes).toHaveLength(500);
  });

  it('loses no edit of two windows, whatever fails in between', () => {
    const step = fc.record({
      window: fc.nat(1),
      what: fc.constantFrom('edit', 'send', 'lose', 'lose answer'),
      startMs: fc.nat(9_000),
      key: fc.constantFrom('x', 'y', 'z'),
    });
    fc.assert(
      fc.property(anyDocument, fc.array(step, { maxLength: 30 }), (base, steps) => {
        const server = { document: base, revision: 1, edits: new Map<string, number>() };
        const windows = [startAutosave(base, 1), startAutosave(base, 1)];
        let now = 0;
        const send = (index: number, outcome: string) => {
          now += 20_000;
          const state = advance(windows[index] ?? startAutosave(base, 1), {
            type: 'tick',
            editId: `${now}`,
            nowMs: now,
          });
          windows[index] = state;
          if (state.status !== 'sending' || state.pending === null) return;
          windows[index] = advance(
            state,
            outcome === 'lose' ? { type: 'failed', isAnswered: false, nowMs: now } : answered(state, outcome),
          );
        };
        const answered = ({ pending }: Autosave, outcome: string): AutosaveEvent => {
          if (pending === null) throw new Error('nothing was sent');
          const { editId, revision } = pending.request;
          const known = server.edits.get(editId);
          if (known === undefined && revision !== server.revision)
            return { type: 'stale', document: server.document, revision: server.revision, nowMs: now };
          if (known === undefined) {
            server.document = applyEdits(server.document, pending.request);
            server.edits.set(editId, ++server.revision);
          }
          return outcome === 'lose answer'
            ? { type: 'failed', isAnswered: false, nowMs: now }
            : { type: 'stored', revision: known ?? server.revision, nowMs: now };
        };
        for (const { window, what, startMs, key } of steps) {
          const state = windows[window];
          if (state === undefined) continue;
          const own = `${key}${window}`;
          if (what === 'edit')
            windows[window] = advance(
              state,
              edited(
                reduce(state.current, { type: 'place', clips: [clip({ key: own, startMs })], limitMs: 9_000 }),
                now,
              ),
            );
          else send(window, what);
        }
        const wanted = windows.map(({ current }, window) =>
          current.clips.filter(({ key }) => /^[xyz]/.test(key) && key.endsWith(`${window}`)),
        );
        for (let round = 0; round < 6; round++) for (const index of [0, 1]) send(index, 'send');
        for (const clips of wanted) for (const of of clips) expect(server.document.clips).toContainEqual(of);
      }),
    );
  });
});
