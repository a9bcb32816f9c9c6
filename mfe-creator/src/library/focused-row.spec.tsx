import { act, screen, waitFor } from '@testing-library/react';
import { soundEffect } from '@whoosh/api-client/testing';
import { CreatorApi, PREMIUM } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { LibraryPage } from './LibraryPage';

const COUNT = 300;
const effects = () => Array.from({ length: COUNT }, (_, i) => soundEffect({ id: i + 1, name: `Rain ${i + 1}` }));
const positions = () =>
  [...document.querySelectorAll('[data-effect]')].map((row) => Number(row.getAttribute('aria-posinset')));
const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => Object.assign(window, { scrollY: 0 }));

it('keeps the row that has the focus, however far the list scrolls, and no other', async () => {
  renderPage(<LibraryPage />, new CreatorApi(PREMIUM, effects()));
  const play = await screen.findByRole('button', { name: 'Play Rain 3' });
  act(() => play.focus());
  scrollTo(9_000);
  await waitFor(() => expect(positions().at(-1)).toBeGreaterThan(150));
  expect(document.activeElement).toBe(play);
  expect(positions().filter((at) => at < 100)).toEqual([3]);
  scrollTo(12_000);
  await waitFor(() => expect(positions().at(-1)).toBeGreaterThan(200));
  act(() => play.blur());
  await waitFor(() => expect(positions().filter((at) => at < 100)).toEqual([]));
});
