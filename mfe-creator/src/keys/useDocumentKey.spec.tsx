import { fireEvent, renderHook } from '@testing-library/react';
import { useDocumentKey } from './useDocumentKey';

it('tells each key to what is on the page now, while it is on', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = renderHook(({ onKey, isOn }) => useDocumentKey(onKey, isOn), {
    initialProps: { onKey: first, isOn: true },
  });
  fireEvent.keyDown(document.body, { key: 'a' });
  rerender({ onKey: second, isOn: true });
  fireEvent.keyDown(document.body, { key: 'b' });
  rerender({ onKey: second, isOn: false });
  fireEvent.keyDown(document.body, { key: 'c' });
  rerender({ onKey: second, isOn: true });
  unmount();
  fireEvent.keyDown(document.body, { key: 'd' });
  expect([first, second].map(({ mock }) => mock.calls.map(([{ key }]) => key as string))).toEqual([['a'], ['b']]);
});
