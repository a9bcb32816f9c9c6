import { screen, waitFor } from '@testing-library/react';
import { soundEffect } from '@whoosh/api-client/testing';
import { CreatorApi, PREMIUM } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { LibraryPage } from './LibraryPage';

const effects = () => [
  soundEffect({ id: 1, name: 'Heavy rain', createdAt: '2026-11-20T10:00:00.000Z' }),
  soundEffect({ id: 2, name: 'Ship horn', createdAt: '2026-11-19T10:00:00.000Z' }),
];

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('moves through the list by keys after a click on a filter, and Space plays the row that was used last', async () => {
  const { user } = renderPage(<LibraryPage />, new CreatorApi(PREMIUM, effects()));
  const favourites = await screen.findByRole('button', { name: /^Favourites/ });
  const clickAway = async () => {
    await user.dblClick(favourites);
    await screen.findByRole('button', { name: 'Play Ship horn' });
  };
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await clickAway();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Play Heavy rain'));
  await user.keyboard('{End}');
  await waitFor(() => expect(focused()).toBe('Play Ship horn'));
  await clickAway();
  await user.keyboard(' ');
  await screen.findByRole('button', { name: 'Pause Ship horn' });
  expect(favourites.getAttribute('aria-pressed')).toBe('false');
  await user.keyboard(' ');
  await screen.findByRole('button', { name: 'Play Ship horn' });
});
