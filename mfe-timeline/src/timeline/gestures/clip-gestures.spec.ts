import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import type { Scene } from '@whoosh/sound-scene';
import { draftedClip } from '../../drafts/takes';
import { clipSounds } from '../../editor/clip-sounds';
import { Editor } from '../../editor/editor';
import { documentOf } from '../../model';
import { clip } from '../../testing/clip';
import { fadeGesture } from './fade-gesture';
import type { GestureScene, PointerPoint } from './gesture';
import { moveGesture } from './move-gesture';
import { slipGesture } from './slip-gesture';
import { trimGesture } from './trim-gesture';
import { partTaken } from './useLaneGestures';

const LIMIT_MS = 60_000;
const RAIN: Scene = { ...interpretation('rain').scene, seed: 10, duration: 4 };
const playLoop = jest.fn();
/** At 100 % a second is 10 px. */
const at = (x: number, y = 0): PointerPoint => ({ x, y, ctrlKey: false, altKey: true, isAdding: false });

/** A selected clip of 4 s from second 2 of its sound, at second 5. */
function scene() {
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'new',
  });
  editor.place([clip({ key: 'a', startMs: 5000, offsetMs: 2000 })], LIMIT_MS);
  const stage = { show: jest.fn(), hide: jest.fn() };
  const gestures: GestureScene = {
    editor,
    transport: {
      positionMs: () => 0,
      seek: jest.fn(),
      scrub: jest.fn(),
      snapshot: () => ({ isPlaying: false, loop: null, totalMs: LIMIT_MS, timing: null }),
      playLoop,
    },
    sounds: clipSounds([], []),
    stage,
    onRetime: jest.fn(),
    sceneOf: () => Promise.resolve(RAIN),
  };
  const told = jest.fn();
  editor.subscribe(told);
  return { editor, stage, gestures, told };
}

it('shows a trim without a word to the page, and makes one step of it', () => {
  const { editor, gestures, told, stage } = scene();
  const trim = trimGesture(gestures, 'a', 'start', at(50), LIMIT_MS);
  for (const x of [55, 58, 60]) trim.move(at(x));
  expect(stage.show).toHaveBeenLastCalledWith({
    clips: [expect.objectContaining({ startMs: 6000, offsetMs: 3000, durationMs: 3000 })],
    label: { atMs: 6000, track: 0, words: '00:06.000' },
    snapMs: null,
  });
  expect(told).not.toHaveBeenCalled();
  trim.end(at(65), true);
  expect(editor.present.clips[0]).toMatchObject({ startMs: 6500, offsetMs: 3500, durationMs: 2500 });
  editor.undo();
  expect(editor.present.clips[0]).toMatchObject({ startMs: 5000, offsetMs: 2000, durationMs: 4000 });
});

it('shows a fade the same way [timeline 3]', () => {
  const { editor, gestures, told, stage } = scene();
  const fade = fadeGesture(gestures, 'a', 'out', at(90));
  fade.move(at(75));
  expect(stage.show).toHaveBeenLastCalledWith({
    clips: [expect.objectContaining({ fadeOutMs: 1500 })],
    label: { atMs: 7500, track: 0, words: '1.5 s' },
  });
  expect(told).not.toHaveBeenCalled();
  fade.end(at(70), true);
  expect(editor.present.clips[0]).toMatchObject({ fadeOutMs: 2000 });
});

it('shows a move along and across the tracks, as far as the timeline goes', () => {
  const { editor, gestures, told, stage } = scene();
  const move = moveGesture(gestures, 'a', at(60, 10), LIMIT_MS);
  move.move(at(0, 90));
  expect(stage.show).toHaveBeenLastCalledWith({
    clips: [expect.objectContaining({ startMs: 0, track: 1 })],
    label: { atMs: 0, track: 1, words: '00:00.000' },
    snapMs: null,
  });
  expect(told).not.toHaveBeenCalled();
  move.end(at(70, 90), true);
  expect(editor.present.clips[0]).toMatchObject({ startMs: 6000, track: 1 });
});

it('leaves a clip as it was when the drag is broken off or was none', () => {
  const { editor, gestures, told, stage } = scene();
  const trim = trimGesture(gestures, 'a', 'end', at(90), LIMIT_MS);
  trim.move(at(60));
  trim.cancel();
  expect(stage.hide).toHaveBeenCalledTimes(1);
  trim.end(at(91), false);
  expect([told.mock.calls.length, editor.present.clips[0]?.durationMs]).toEqual([0, 4000]);
});

it('slips through takes that are shown and looped while it goes, and makes the last one a single step', async () => {
  const { editor, gestures } = scene();
  const slip = slipGesture(gestures, 'a', at(50));
  await Promise.resolve();
  slip.move(at(74));
  slip.move(at(98));
  expect(playLoop).toHaveBeenCalledWith({ fromMs: 4500, toMs: 9500 });
  expect(editor.present.clips[0]).toMatchObject({ soundEffectId: 1, scene: null });
  const shown = () => editor.snapshot().document.clips[0];
  expect(shown()).toMatchObject({ soundEffectId: null, scene: { ...RAIN, seed: 12 }, startMs: 5000 });
  slip.move(at(50));
  expect(shown()).toMatchObject({ soundEffectId: 1 });
  slip.move(at(26));
  slip.end(at(26), true);
  expect(editor.present.clips[0]).toMatchObject({ soundEffectId: null, scene: { ...RAIN, seed: 9 } });
  editor.undo();
  expect(editor.present.clips[0]).toMatchObject({ soundEffectId: 1, scene: null });
});

it('keeps the take at which the pointer let go, whose move no frame has shown yet', async () => {
  const { editor, gestures } = scene();
  const slip = slipGesture(gestures, 'a', at(50));
  await Promise.resolve();
  slip.move(at(74));
  slip.end(at(98), true);
  expect(editor.present.clips[0]).toMatchObject({ soundEffectId: null, scene: { seed: 12 } });
});

it('keeps it, too, where the pointer lets go before it is known what the takes are made of', async () => {
  const { editor, gestures } = scene();
  const slip = slipGesture(gestures, 'a', at(50));
  slip.end(at(98), true);
  await Promise.resolve();
  expect(editor.present.clips[0]).toMatchObject({ soundEffectId: null, scene: { seed: 12 } });
});

it('keeps it where the clip lies, though another window moved it meanwhile', async () => {
  const { editor, gestures } = scene();
  const slip = slipGesture(gestures, 'a', at(50));
  await Promise.resolve();
  slip.move(at(74));
  editor.edit({ type: 'move', keys: ['a'], byMs: 1000, byTracks: 0, limitMs: LIMIT_MS });
  slip.end(at(98), true);
  expect(editor.present.clips[0]).toMatchObject({ startMs: 6000, soundEffectId: null, scene: { seed: 12 } });
});

it('leaves a clip that was given another sound meanwhile', async () => {
  const { editor, gestures } = scene();
  const slip = slipGesture(gestures, 'a', at(50));
  await Promise.resolve();
  slip.move(at(74));
  editor.edit(draftedClip(clip({ key: 'a' }), { ...RAIN, seed: 99 }));
  slip.end(at(98), true);
  expect(editor.present.clips[0]).toMatchObject({ scene: { seed: 99 } });
});

it('leaves a clip as it was where slipping is broken off', async () => {
  const { editor, gestures } = scene();
  const slip = slipGesture(gestures, 'a', at(50));
  await Promise.resolve();
  slip.move(at(200));
  slip.cancel();
  expect(editor.snapshot().document).toBe(editor.present);
  expect(editor.present.clips[0]).toMatchObject({ soundEffectId: 1 });
});

describe('what a press takes hold of', () => {
  it('is the whole of a clip that is narrower than two handles, under a finger alone', () => {
    for (const part of ['trim-start', 'trim-end', 'fade-in', 'fade-out', 'body']) {
      expect(partTaken(part, 'touch', 40)).toBe('body');
      expect(partTaken(part, 'touch', 48)).toBe(part);
      expect(partTaken(part, 'mouse', 40)).toBe(part);
    }
  });

  it('is an edge where a finger meets a handle beside a narrow clip', () => {
    expect([partTaken('beside-start', 'touch', 40), partTaken('beside-end', 'touch', 40)]).toEqual([
      'trim-start',
      'trim-end',
    ]);
  });
});
