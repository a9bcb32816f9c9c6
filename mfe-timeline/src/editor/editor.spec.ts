import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { documentOf } from '../model';
import { clip } from '../testing/clip';
import { Editor } from './editor';

const LIMIT = 60_000;

function openEditor() {
  let now = 0;
  let keys = 0;
  const document = documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] });
  return new Editor({ document, now: () => (now += 10), newKey: () => `new-${(keys += 1)}` });
}

it('selects what was laid down, and forgets what is gone', () => {
  const editor = openEditor();
  editor.place([clip({ key: 'a' }), clip({ key: 'b', startMs: 4000 })], LIMIT);
  expect([...editor.snapshot().selection]).toEqual(['a', 'b']);
  editor.edit({ type: 'remove', keys: ['a'] });
  expect([...editor.snapshot().selection]).toEqual(['b']);
});

it('undoes and redoes', () => {
  const editor = openEditor();
  editor.place([clip({ key: 'a' })], LIMIT);
  editor.edit({ type: 'move', keys: ['a'], byMs: 2000, byTracks: 1, limitMs: LIMIT });
  editor.undo();
  expect(editor.present.clips[0]).toMatchObject({ startMs: 0, track: 0 });
  editor.redo();
  expect(editor.present.clips[0]).toMatchObject({ startMs: 2000, track: 1 });
});

it('keeps one object for one state, so that nothing renders for nothing', () => {
  const editor = openEditor();
  const before = editor.snapshot();
  editor.edit({ type: 'remove', keys: ['nobody'] });
  editor.selectNothing();
  editor.selectKeys([]);
  expect(editor.snapshot()).toBe(before);
});
