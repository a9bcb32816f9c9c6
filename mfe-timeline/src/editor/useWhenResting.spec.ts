import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { act, renderHook } from '@testing-library/react';
import { documentOf } from '../model';
import { Editor } from './editor';
import { useWhenResting } from './useWhenResting';

it('keeps what is shown while something is dragged, and shows the news when it is let go', () => {
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'new',
  });
  const { result, rerender } = renderHook(({ value }) => useWhenResting(editor, value), {
    initialProps: { value: 'nothing' },
  });
  act(() => editor.setDragging(true));
  rerender({ value: 'answer' });
  expect(result.current).toBe('nothing');
  act(() => editor.setDragging(false));
  expect(result.current).toBe('answer');
  rerender({ value: 'another' });
  expect(result.current).toBe('another');
});
