import { renderHook, waitFor } from '@testing-library/react';
import { SignedIn, FakeApi, ok, soundEffect } from '@whoosh/api-client/testing';
import { useRowsAhead } from './useRowsAhead';

const ids = Array.from({ length: 500 }, (_, i) => i + 1);

describe('sounds of a long list', () => {
  it('are asked for by blocks before their rows are drawn, each once', async () => {
    const api = new FakeApi().on({
      'GET /api/sound-effects/all': ({ path }) =>
        ok((path.split('ids=')[1] ?? '').split(',').map((id) => soundEffect({ id: Number(id) }))),
    });
    const asked = () =>
      api.calls
        .filter(({ path }) => path.includes('ids='))
        .map(({ path }) => (path.split('ids=')[1] ?? '').split(',').map(Number))
        .map((some) => [some[0], some.at(-1), some.length]);
    const { rerender } = renderHook(({ first, end }) => useRowsAhead(ids, first, end), {
      initialProps: { first: 0, end: 29 },
      wrapper: ({ children }) => <SignedIn user={null}>{children}</SignedIn>,
    });
    await waitFor(() => expect(asked()).toEqual([[1, 60, 60]]));
    rerender({ first: 0, end: 40 });
    await waitFor(() => expect(asked().at(-1)).toEqual([61, 120, 60]));
    rerender({ first: 10, end: 60 });
    rerender({ first: 300, end: 345 });
    await waitFor(() =>
      expect(asked().slice(2)).toEqual([
        [241, 340, 100],
        [341, 420, 80],
      ]),
    );
    api.restore();
  });
});
