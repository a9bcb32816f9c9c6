import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { clipSounds } from '../../editor/clip-sounds';
import { Editor } from '../../editor/editor';
import { documentOf } from '../../model';
import { clip } from '../../testing/clip';
import { clipShape } from '../clip-shape';
import { fadeGesture } from './fade-gesture';
import type { GestureScene, PointerPoint } from './gesture';
import { trimGesture } from './trim-gesture';

const LIMIT_MS = 60_000;
/** At 100 % a second is 10 px. */
const at = (x: number): PointerPoint => ({ x, y: 0, ctrlKey: false, altKey: true, isAdding: false });

/** A clip of 4 s from second 2 of its sound, drawn and selected. */
function scene() {
  const editor = new Editor({ document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }), now: () => 0, newKey: () => 'new' });
  editor.place([clip({ key: 'a', startMs: 5000, offsetMs: 2000 })], LIMIT_MS);
  const content = document.createElement('div');
  const element = document.createElement('div');
  element.dataset.clip = 'a';
  for (const [name, value] of Object.entries(clipShape(editor.selected[0] ?? clip(), 100))) element.style.setProperty(name, String(value));
  content.append(element);
  const marks = { show: jest.fn(), ride: jest.fn(), frame: jest.fn(), hide: jest.fn() };
  const gestures: GestureScene = { editor, transport: { positionMs: () => 0, seek: jest.fn() }, sounds: clipSounds([], []), content, marks, onRetime: jest.fn() };
  const told = jest.fn();
  editor.subscribe(told);
  return { editor, element, marks, gestures, told, style: (name: string) => element.style.getPropertyValue(name) };
}

it('draws a trim without a word to the page, and makes one step of it', () => {
  const { editor, gestures, told, style, marks } = scene();
  const trim = trimGesture(gestures, 'a', 'start', at(50), LIMIT_MS);
  for (const x of [55, 58, 60]) trim.move(at(x));
  expect([style('left'), style('width'), style('--rest'), style('--origin')]).toEqual(['60px', '40px', '10px', '-30px']);
  expect(marks.show).toHaveBeenLastCalledWith(6000, expect.any(Number), '00:06.000', null);
  expect(told).not.toHaveBeenCalled();
  trim.end(at(65), true);
  expect(editor.present.clips[0]).toMatchObject({ startMs: 6500, offsetMs: 3500, durationMs: 2500 });
  editor.undo();
  expect(editor.present.clips[0]).toMatchObject({ startMs: 5000, offsetMs: 2000, durationMs: 4000 });
});

it('draws a fade the same way', () => {
  const { editor, gestures, told, style } = scene();
  const fade = fadeGesture(gestures, 'a', 'out', at(90));
  fade.move(at(75));
  expect([style('--fade-out'), style('width'), told.mock.calls.length]).toEqual(['15px', '40px', 0]);
  fade.end(at(70), true);
  expect(editor.present.clips[0]).toMatchObject({ fadeOutMs: 2000 });
});

it('leaves a clip as it was when the drag is broken off or was none', () => {
  const { element, editor, gestures, told } = scene();
  const before = element.outerHTML;
  const trim = trimGesture(gestures, 'a', 'end', at(90), LIMIT_MS);
  trim.move(at(60));
  expect(element.outerHTML).not.toBe(before);
  trim.cancel();
  expect(element.outerHTML).toBe(before);
  trim.end(at(91), false);
  expect([told.mock.calls.length, editor.present.clips[0]?.durationMs]).toEqual([0, 4000]);
});
