import { screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import { CreatorApi, PREMIUM, refused } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { LibraryPage } from './LibraryPage';

const effects = () => [
  soundEffect({ id: 1, name: 'Heavy rain', createdAt: '2026-11-20T10:00:00.000Z' }),
  soundEffect({ id: 2, name: 'Ship horn', createdAt: '2026-11-19T10:00:00.000Z' }),
];
const names = () =>
  within(screen.getByRole('list', { name: 'Sound effects' }))
    .getAllByRole('button', { name: /^Play/ })
    .map((button) => button.getAttribute('aria-label'));

describe('the library', () => {
  it('renders nothing without a user', async () => {
    const api = new CreatorApi(null);
    renderPage(<LibraryPage />, api);
    await waitFor(() => expect(api.callsOf('GET', '/api/auth/user')).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('lists all effects, newest first, with family, length and intensity', async () => {
    renderPage(<LibraryPage />, new CreatorApi(PREMIUM, effects()));
    const list = await screen.findByRole('list', { name: 'Sound effects' });
    expect(names()).toEqual(['Play Heavy rain', 'Play Ship horn']);
    expect(within(list).getAllByText('Air and weather')).toHaveLength(2);
    expect(within(list).getAllByText('0:04')).toHaveLength(2);
    expect(within(list).getAllByText('Moderate')).toHaveLength(2);
  });

  it('says that there is nothing yet', async () => {
    renderPage(<LibraryPage />, new CreatorApi(PREMIUM, []));
    expect(await screen.findByText('No sound effects yet')).toBeTruthy();
  });

  it('finds by words', async () => {
    const { user } = renderPage(<LibraryPage />, new CreatorApi(PREMIUM, effects()));
    const search = await screen.findByRole('searchbox');
    await screen.findByRole('list', { name: 'Sound effects' });
    await user.type(search, 'horn');
    await waitFor(() => expect(names()).toEqual(['Play Ship horn']));
    await user.type(search, 'x');
    expect(await screen.findByText('Nothing matches hornx')).toBeTruthy();
  });

  it('can be asked for again after it could not be loaded', async () => {
    const api = new CreatorApi(PREMIUM, effects()).on({ 'GET /api/sound-effects/all': () => refused('INTERNAL') });
    const { user } = renderPage(<LibraryPage />, api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on({ 'GET /api/sound-effects/all': () => ok(effects()) });
    await user.click(retry);
    expect(await screen.findByRole('list', { name: 'Sound effects' })).toBeTruthy();
  });

  it('deletes an effect only after the question was answered', async () => {
    const api = new CreatorApi(PREMIUM, effects());
    api.on({
      'DELETE /api/sound-effects/2': () => {
        api.effects = api.effects.filter(({ id }) => id !== 2);
        return ok();
      },
    });
    const { user } = renderPage(<LibraryPage />, api);
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'More for Ship horn' }));
      await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    };
    await ask();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Delete "Ship horn"?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.callsOf('DELETE', '/api/sound-effects/2')).toHaveLength(0);
    await ask();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Play Heavy rain']));
  });

  it('tells that a file is still being processed, and that a download failed', async () => {
    const api = new CreatorApi(PREMIUM, effects().slice(0, 1)).on({
      'POST /api/sound-effects/1/download-wav': () => refused('STILL_PROCESSING'),
    });
    const { user } = renderPage(<LibraryPage />, api);
    const download = async (format: RegExp) => {
      await user.click(await screen.findByRole('button', { name: 'Download Heavy rain' }));
      await user.click(await screen.findByRole('menuitem', { name: format }));
    };
    await download(/WAV/);
    expect(await screen.findByText('Sound effect is still processing. Please try again in 10 seconds.')).toBeTruthy();
    await download(/MP3/);
    expect(await screen.findByText('Failed to download MP3 file.')).toBeTruthy();
  });
});
