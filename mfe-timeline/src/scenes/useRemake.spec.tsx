import { act, renderHook } from '@testing-library/react';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { ToastProvider } from '@whoosh/ui';
import { Editor } from '../editor/editor';
import { documentOf } from '../model';
import { clip } from '../testing/clip';
import type { MadeSound } from './remake';
import { madeSound, sceneOf } from './testing/scenes';
import { useRemake } from './useRemake';
import type { SoundOrder } from './requested-sound';

const ORDER: SoundOrder = { of: sceneOf(4), duration: 4, takes: 1, name: 'Rain' };
const KEY = clip().key;

/** A maker that is told when it is done. */
function open() {
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'new',
  });
  editor.place([clip({ startMs: 1000 })], 60_000);
  let finish: (made: MadeSound[] | null) => void = () => undefined;
  let tell: (share: number) => void = () => undefined;
  const make = (_order: SoundOrder, onProgress: (share: number) => void) =>
    new Promise<MadeSound[] | null>((resolve) => {
      finish = resolve;
      tell = onProgress;
    });
  const maker = { make, mayMake: () => true, priceWords: () => '', priceOf: () => '' };
  const { result } = renderHook(() => useRemake(editor, maker), { wrapper: ToastProvider });
  const [stood] = editor.present.clips;
  if (stood === undefined) throw new Error('no clip');
  const done = result.current.remake(stood, ORDER);
  return {
    editor,
    making: result.current.making,
    tell: (share: number) => tell(share),
    end: (made: MadeSound[] | null) => act(() => (finish(made), done)),
  };
}

it('shows how far it is, and puts the new take in place as one step of undo', async () => {
  const { editor, making, tell, end } = open();
  tell(0.4);
  expect(making.snapshot().get(KEY)).toBe(0.4);
  await end([madeSound(9, 4)]);
  expect(making.has(KEY)).toBe(false);
  expect(editor.present.clips).toMatchObject([{ soundEffectId: 9, startMs: 1000 }]);
  editor.undo();
  expect(editor.present.clips).toMatchObject([{ soundEffectId: 1, startMs: 1000 }]);
});

it('leaves the clip as it was when nothing could be made', async () => {
  const { editor, making, end } = open();
  const before = editor.present;
  await end(null);
  expect(editor.present).toBe(before);
  expect(making.has(KEY)).toBe(false);
});

it('follows a clip that was moved in between, and lets go of one that was removed', async () => {
  const moved = open();
  moved.editor.edit({ type: 'move', keys: [KEY], byMs: 2000, byTracks: 1, limitMs: 60_000 });
  await moved.end([madeSound(9, 4)]);
  expect(moved.editor.present.clips).toMatchObject([{ soundEffectId: 9, startMs: 3000, track: 1 }]);

  const removed = open();
  removed.editor.edit({ type: 'remove', keys: [KEY] });
  await removed.end([madeSound(9, 4)]);
  expect(removed.editor.present.clips).toEqual([]);
});
