import { FakeApi, ok, PREMIUM_USER } from '@whoosh/api-client/testing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { SILENT_LEVELS } from '@whoosh/timeline-mix';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { act, waitFor } from '@testing-library/react';
import { soundEffect } from '@whoosh/api-client/testing';
import { Editor } from '../editor/editor';
import { Transport } from '../editor/transport';
import { documentOf } from '../model';
import { MakingClips } from '../scenes/making-clips';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { DraftSounds } from './draft-sounds';
import { useDrafts, type Drafts } from './useDrafts';
import { useKeeping, type Keeping } from './useKeeping';

const READ = interpretation('rain on tin').scene;
/** A single drop, which happens; rain goes on. */
const RAIN: typeof READ = {
  ...READ,
  duration: 4,
  layers: READ.layers.map((layer) => ({ ...layer, timing: { kind: 'shots', at: [0.5], jitter: 0 } })),
};
const KNOCK = [{ layer: 'rain-1', kind: 'drop', onset: 24_000, peak: 24_100 }];
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    'POST /api/sound-effects/interpret': ok({ ...interpretation('rain on tin'), scene: RAIN }),
  });
});
afterEach(() => api.restore());

function open() {
  const ask = jest.fn(() =>
    Promise.resolve({
      duration: 4,
      bars: [],
      layers: new Map(),
      layerSpectra: new Map(),
      spectrum: null,
      audio: new Blob(['wav']),
      reading: null,
      events: KNOCK,
    }),
  );
  let keys = 0;
  const document = documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] });
  const editor = new Editor({ document, now: () => keys * 5_000, newKey: () => `new-${(keys += 1)}` });
  let at = 10_000;
  const engine = {
    attach: jest.fn(),
    showOn: jest.fn(),
    play: jest.fn(() => Promise.resolve()),
    pause: jest.fn(),
    seek: (ms: number) => void (at = ms),
    scrub: (ms: number) => void (at = ms),
    setRate: jest.fn(),
    positionMs: () => at,
    setVolume: jest.fn(),
    levels: () => SILENT_LEVELS,
    resetMeter: jest.fn(),
    isPlaying: false,
    subscribe: () => () => undefined,
    dispose: jest.fn(),
  };
  const transport = new Transport({ engine, onPlay: jest.fn(), onProblem: jest.fn() });
  transport.setTotal(60_000);
  const make = jest.fn(() => Promise.resolve([{ effect: soundEffect({ id: 9, duration: 4 }), events: [] }]));
  const hooks: { drafts?: Drafts; keeping?: Keeping } = {};
  const store = new DraftSounds({ ask });
  const making = new MakingClips();
  const maker = { make, priceOf: (seconds: readonly number[]) => ` (${seconds.join(' + ')})` };
  function Part() {
    hooks.drafts = useDrafts({ editor, transport, store, limitMs: 60_000 });
    hooks.keeping = useKeeping({ editor, transport, making, maker });
    return null;
  }
  renderPart(PREMIUM_USER, <Part />);
  const { drafts, keeping } = hooks;
  if (drafts === undefined || keeping === undefined) throw new Error('not rendered');
  return { editor, engine, transport, ask, make, store, drafts, keeping };
}

const FORM = { text: 'rain on tin', duration: 4, intensity: 'moderate' as const };

it('lays a description as a draft with its hit at the playhead, loops it, and asks for no sound [timeline 34]', async () => {
  const { editor, engine, transport, drafts } = open();
  await act(() => drafts.tryOut(FORM));
  const [draft] = editor.present.clips;
  expect(draft).toMatchObject({
    soundEffectId: null,
    mediaId: null,
    startMs: 9_500,
    durationMs: 4_000,
    sync: { atMs: 500 },
  });
  expect(draft?.scene).toMatchObject({ text: RAIN.text });
  expect(transport.snapshot().loop).toEqual({ fromMs: 9_000, toMs: 14_000 });
  expect(engine.play).toHaveBeenCalled();
  expect(api.calls.map(({ path }) => path)).not.toContain('/api/sound-effects/generate');
  editor.undo();
  expect(editor.present.clips).toEqual([]);
});

it('lays one of a stretch of the timeline from where that begins, wherever the playhead is and its hit', async () => {
  const { editor, drafts } = open();
  await act(() => drafts.tryOut({ ...FORM, startMs: 20_000 }));
  expect(editor.present.clips).toMatchObject([{ startMs: 20_000, durationMs: 4_000, sync: null }]);
  await act(() => drafts.another(editor.present.clips, 1));
  expect(editor.present.clips).toMatchObject([{ startMs: 20_000, durationMs: 4_000 }]);
});

it('lays a second one where the first leaves room', async () => {
  const { editor, drafts } = open();
  await act(() => drafts.tryOut(FORM));
  await act(() => drafts.tryOut(FORM));
  expect(editor.present.clips.map(({ track }) => track).sort()).toEqual([0, 1]);
});

it('lays one on a new track where all are taken, covers nothing, and is undone with it', async () => {
  const { editor, drafts } = open();
  for (let i = 0; i < 4; i += 1) await act(() => drafts.tryOut(FORM));
  expect(editor.present.tracks).toHaveLength(4);
  expect(editor.present.clips.map(({ track }) => track).sort()).toEqual([0, 1, 2, 3]);
  expect(editor.selected.map(({ track }) => track)).toEqual([3]);
  editor.undo();
  expect(editor.present.tracks).toHaveLength(3);
  expect(editor.present.clips).toHaveLength(3);
});

it('goes to another take and back to the same', async () => {
  const { editor, drafts } = open();
  editor.place([clip({ key: 'd', soundEffectId: null, scene: RAIN, durationMs: 4_000 })], 60_000);
  await act(() => drafts.another(editor.present.clips, 1));
  expect(editor.present.clips[0]?.scene?.seed).toBe(RAIN.seed + 1);
  await act(() => drafts.another(editor.present.clips, -1));
  expect(editor.present.clips[0]?.scene).toEqual(RAIN);
});

it('keeps copies of a draft for the price of one, in their places, and undo makes them drafts again', async () => {
  const { editor, make, keeping } = open();
  const draft = clip({ key: 'd', soundEffectId: null, scene: RAIN, durationMs: 4_000 });
  editor.place([draft, { ...draft, key: 'e', startMs: 20_000 }], 60_000);
  expect(keeping.price(editor.present.clips)).toBe(' (4)');
  await act(() => keeping.keep(editor.present.clips));
  expect(make).toHaveBeenCalledTimes(1);
  expect(make).toHaveBeenCalledWith(expect.objectContaining({ of: RAIN, duration: 4, takes: 1 }), expect.anything());
  expect(editor.present.clips).toMatchObject([
    { key: 'd', startMs: 0, soundEffectId: 9, scene: null },
    { key: 'e', startMs: 20_000, soundEffectId: 9, scene: null },
  ]);
  editor.undo();
  expect(editor.present.clips).toMatchObject([{ soundEffectId: null, scene: RAIN }, { scene: RAIN }]);
});

it('ends the loop in which a draft was tried once the draft is kept', async () => {
  const { editor, transport, drafts, keeping } = open();
  await act(() => drafts.tryOut(FORM));
  expect(transport.snapshot().loop).not.toBeNull();
  await act(() => keeping.keep(editor.present.clips));
  expect(transport.snapshot().loop).toBeNull();
});

it('ends the loop in which a draft was tried once that is undone', async () => {
  const { editor, transport, drafts } = open();
  await act(() => drafts.tryOut(FORM));
  expect(transport.snapshot().loop).not.toBeNull();
  act(() => editor.undo());
  expect(editor.present.clips).toEqual([]);
  expect(transport.snapshot().loop).toBeNull();
});

it('stops keeping where a sound was refused', async () => {
  const { editor, make, keeping } = open();
  const draft = clip({ key: 'd', soundEffectId: null, scene: RAIN });
  editor.place([draft, { ...draft, key: 'e', scene: { ...RAIN, seed: 2 } }], 60_000);
  make.mockResolvedValueOnce(null as never);
  await act(() => keeping.keep(editor.present.clips));
  expect(make).toHaveBeenCalledTimes(1);
  expect(editor.present.clips.every(({ soundEffectId }) => soundEffectId === null)).toBe(true);
});

it('renders what is wanted once and lets go of the rest', async () => {
  const { ask, store } = open();
  store.want([RAIN, { ...RAIN }]);
  await waitFor(() => expect([...store.snapshot().values()]).toEqual([expect.objectContaining({ state: 'ready' })]));
  expect(ask).toHaveBeenCalledTimes(1);
  store.want([]);
  expect(store.snapshot().size).toBe(0);
});

it('asks again for a draft that was given up on a busy machine, and says that it is missing only after three times', async () => {
  const { store, ask } = open();
  const preview = await ask();
  const answers = [null, null, preview];
  const busy = new DraftSounds({ ask: () => Promise.resolve(answers.shift() ?? null) });
  const stateOf = (of: DraftSounds) => [...of.snapshot().values()].map(({ state }) => state);
  busy.want([RAIN]);
  expect(stateOf(busy)).toEqual(['making']);
  await act(() => Promise.resolve());
  await waitFor(() => expect(stateOf(busy)).toEqual(['ready']));
  const gone = jest.fn(() => Promise.resolve(null));
  const never = new DraftSounds({ ask: gone });
  never.want([RAIN]);
  await waitFor(() => expect(stateOf(never)).toEqual(['failed']));
  expect(gone).toHaveBeenCalledTimes(3);
  expect(store.snapshot().size).toBe(0);
});
