import { SILENT_LEVELS } from '@whoosh/timeline-mix';
import { frameAt, frameRateOf, pictureTiming } from '@whoosh/contracts';
import { clip, documentWith } from '../model/testing/documents';
import { onSample } from '../model';
import { ACTIONS } from './actions';
import type { EditorContext } from './editor-context';
import { Editor } from './editor';
import { Transport } from './transport';

const RATES = [23.976, 25, 29.97, 30];

/** A project whose playhead goes where it is sent. */
function open(rate: number, startsMs: number[] | null = null) {
  let at = 0;
  const nothing = () => undefined;
  const transport = new Transport({
    engine: {
      ...{ attach: nothing, pause: nothing, setRate: nothing, setVolume: nothing, dispose: nothing },
      play: () => Promise.resolve(),
      subscribe: () => nothing,
      levels: () => SILENT_LEVELS,
      resetMeter: () => undefined,
      isPlaying: false,
      seek: (ms) => (at = ms),
      scrub: (ms) => (at = ms),
      showOn: nothing,
      positionMs: () => at,
    },
    onPlay: nothing,
    onProblem: nothing,
  });
  transport.setTotal(600_000);
  transport.setTiming(pictureTiming(frameRateOf(rate), { startsMs }));
  let keys = 0;
  const editor = new Editor({ document: documentWith({}), now: () => 0, newKey: () => `new-${(keys += 1)}` });
  const context: EditorContext = {
    editor,
    transport,
    viewport: { zoomAround: nothing, fit: nothing, reveal: nothing },
    sounds: { of: () => ({ name: 'Door' }) } as unknown as EditorContext['sounds'],
    totalMs: 600_000,
    announce: nothing,
    explain: nothing,
    openClip: nothing,
    anotherTake: nothing,
    askKeep: nothing,
    leaveInspector: nothing,
    showKeys: nothing,
    toggleMixer: nothing,
    record: nothing,
    onRemoved: nothing,
  };
  return { context, editor, transport };
}

it.each(RATES)('steps through every frame of a picture at %d a second, forwards and back [timeline 13]', (rate) => {
  const { context, transport } = open(rate);
  const after = (action: 'frameForward' | 'frameBack') => {
    ACTIONS[action](context);
    return frameAt(transport.positionMs(), transport.timing.rate);
  };
  const forwards = Array.from({ length: 500 }, () => after('frameForward'));
  expect(forwards).toEqual(Array.from({ length: 500 }, (_, i) => i + 1));
  const backwards = Array.from({ length: 500 }, () => after('frameBack'));
  expect(backwards).toEqual(Array.from({ length: 500 }, (_, i) => 499 - i));
});

it.each(RATES)('nudges a clip frame by frame at %d a second without drifting [timeline 13]', (rate) => {
  const { context, editor, transport } = open(rate);
  editor.selectAll();
  const first = editor.present.clips[0]?.startMs ?? 0;
  for (let i = 0; i < 300; i++) ACTIONS.nudgeRight(context);
  const { numerator, denominator } = transport.timing.rate;
  const frame = Math.round((first * numerator) / (1000 * denominator)) + 300;
  expect(editor.present.clips[0]?.startMs).toBe(onSample((frame * 1000 * denominator) / numerator));
});

it('steps from one presentation time to the next at a variable rate', () => {
  const startsMs = [0, 40, 133.367, 150, 900];
  const { context, transport } = open(25, startsMs);
  const seen = startsMs.map(() => {
    ACTIONS.frameForward(context);
    return transport.positionMs();
  });
  expect(seen).toEqual([40, 133.367, 150, 900, 900]);
  ACTIONS.frameBack(context);
  expect(transport.positionMs()).toBe(150);
});

it('plays again between in and out when the loop is turned off and on, and around clips that are selected', () => {
  const { context, editor, transport } = open(25);
  editor.selectKeys([]);
  transport.seek(2_000);
  ACTIONS.markIn(context);
  transport.seek(6_000);
  ACTIONS.markOut(context);
  ACTIONS.toggleLoop(context);
  expect(transport.snapshot().loop).toBeNull();
  ACTIONS.toggleLoop(context);
  expect(transport.snapshot().loop).toEqual({ fromMs: 2_000, toMs: 6_000 });
  ACTIONS.toggleLoop(context);
  editor.selectAll();
  ACTIONS.toggleLoop(context);
  const [selected] = editor.selected;
  expect(transport.snapshot().loop?.fromMs).toBe(selected?.startMs);
});

describe('with later clips that follow', () => {
  const spansOf = (editor: Editor) => editor.present.clips.map(({ startMs, durationMs }) => [startMs, durationMs]);
  /** Two clips one behind the other, the first of them selected. */
  const openTwo = () => {
    const opened = open(25);
    opened.editor.place([clip({ key: 'b', startMs: 3_000 })], 600_000);
    opened.editor.selectKeys(['a']);
    return opened;
  };

  it.each([
    [
      'rippleKeepRight',
      [
        [0, 1_500],
        [2_500, 2_000],
      ],
    ],
    [
      'rippleKeepLeft',
      [
        [0, 500],
        [1_500, 2_000],
      ],
    ],
  ] as const)('%s trims to the playhead and closes the gap, as one step of undo', (action, after) => {
    const { context, editor, transport } = openTwo();
    transport.seek(500);
    ACTIONS[action](context);
    expect(spansOf(editor)).toEqual(after);
    editor.undo();
    expect(spansOf(editor)).toEqual([
      [0, 2_000],
      [3_000, 2_000],
    ]);
  });

  it('pasteInsert parts the clip under the playhead, and what follows goes back by the length of what is pasted', () => {
    const { context, editor, transport } = openTwo();
    editor.copy();
    transport.seek(500);
    ACTIONS.pasteInsert(context);
    expect(spansOf(editor)).toEqual([
      [0, 500],
      [500, 2_000],
      [2_500, 1_500],
      [5_000, 2_000],
    ]);
    expect(editor.selected.map(({ startMs }) => startMs)).toEqual([500]);
    editor.undo();
    expect(spansOf(editor)).toEqual([
      [0, 2_000],
      [3_000, 2_000],
    ]);
  });
});

it('sets one marker at a place, however often it is asked for', () => {
  const { context, editor, transport } = open(25);
  transport.seek(2_000);
  ACTIONS.marker(context);
  ACTIONS.marker(context);
  expect(editor.present.markers.map(({ timeMs }) => timeMs)).toEqual([2_000]);
});

it('shows the levels with the first point on them, of the selected clips or else of a track', () => {
  const { context, editor } = open(25);
  ACTIONS.bandPoint(context);
  expect(editor.snapshot().bands).toEqual({ of: 'track', name: 'level' });
  expect(editor.present.tracks[0]?.envelopes?.level).toHaveLength(1);
  editor.showBands(null);
  editor.selectAll();
  context.transport.seek(editor.present.clips[0]?.startMs ?? 0);
  ACTIONS.bandPoint(context);
  expect(editor.snapshot().bands).toEqual({ of: 'clip', name: 'level' });
  expect(editor.present.clips[0]?.envelopes?.level).toHaveLength(1);
});

describe('a crossfade', () => {
  const told = (startMs: number) => {
    const { context, editor } = open(25);
    editor.edit({ type: 'remove', keys: editor.present.clips.map(({ key }) => key) });
    const clips = [clip({ key: 'a', startMs: 0, durationMs: 1_000 }), clip({ key: 'b', startMs, durationMs: 1_000 })];
    editor.edit({ type: 'place', clips, limitMs: 600_000 });
    editor.selectKeys(['b']);
    const words: string[] = [];
    ACTIONS.crossfade({ ...context, explain: (text) => words.push(text) });
    return { words, fadeInMs: editor.present.clips.find(({ key }) => key === 'b')?.fadeInMs };
  };

  it('fades clips that overlap, and says nothing', () => {
    expect(told(600)).toEqual({ words: [], fadeInMs: 400 });
  });

  it('says so when no selected clip overlaps another', () => {
    expect(told(2_000)).toEqual({ words: ['No selected clip overlaps another'], fadeInMs: 0 });
  });
});
