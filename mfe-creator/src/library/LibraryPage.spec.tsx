import { screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import type { UserEvent } from '@testing-library/user-event';
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
  it('renders nothing without a user [spec 2.10]', async () => {
    const api = new CreatorApi(null);
    renderPage(<LibraryPage />, api);
    await waitFor(() => expect(api.callsOf('GET', '/api/auth/user')).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('lists all effects, newest first, with family, length and intensity [spec 2.10]', async () => {
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
    expect(await screen.findByText(/Nothing matches hornx/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('can be asked for again after it could not be loaded', async () => {
    const api = new CreatorApi(PREMIUM, effects()).on({ 'GET /api/sound-effects/all': () => refused('INTERNAL') });
    const { user } = renderPage(<LibraryPage />, api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on({ 'GET /api/sound-effects/all': () => ok(effects()) });
    await user.click(retry);
    expect(await screen.findByRole('list', { name: 'Sound effects' })).toBeTruthy();
  });

  const ask = async (user: UserEvent, name: string, item: RegExp) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    return screen.findByRole('dialog');
  };

  it('deletes an effect only after the question was answered, keeps the focus in the list, and brings it back [spec 2.45]', async () => {
    const api = new CreatorApi(PREMIUM, effects());
    const { user } = renderPage(<LibraryPage />, api);
    let dialog = await ask(user, 'Ship horn', /Delete/);
    expect(within(dialog).getByText('Delete "Ship horn"?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.callsOf('DELETE', '/api/sound-effects/2')).toHaveLength(0);
    dialog = await ask(user, 'Ship horn', /Delete/);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Play Heavy rain']));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Heavy rain'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Play Heavy rain', 'Play Ship horn']));
  });

  it('shows the trash, and restores from it', async () => {
    const gone = soundEffect({ id: 3, name: 'Old bell', deletedAt: new Date(Date.now() - 86_400_000).toISOString() });
    const { user } = renderPage(<LibraryPage />, new CreatorApi(PREMIUM, [...effects(), gone]));
    await user.click(await screen.findByRole('button', { name: 'Trash 1' }));
    const trash = await screen.findByRole('list', { name: 'Trash' });
    expect(within(trash).getByText(/29 days left/)).toBeTruthy();
    await user.click(within(trash).getByRole('button', { name: 'Restore Old bell' }));
    expect(await screen.findByText('The trash is empty')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Trash/ }));
    await waitFor(() => expect(names()).toContain('Play Old bell'));
  });

  it('marks, renames and tags', async () => {
    const api = new CreatorApi(PREMIUM, effects());
    const { user } = renderPage(<LibraryPage />, api);
    const star = await screen.findByRole('button', { name: 'Favourite Ship horn' });
    await user.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    let dialog = await ask(user, 'Ship horn', /Rename/);
    await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Foghorn{Enter}');
    await screen.findByRole('button', { name: 'Play Foghorn' });
    dialog = await ask(user, 'Foghorn', /Tags/);
    await user.type(within(dialog).getByRole('combobox', { name: 'Tags' }), 'harbour{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Air and weather · harbour')).toBeTruthy();
    expect(api.effects[1]).toMatchObject({ favourite: true, name: 'Foghorn', tags: ['harbour'] });
  });

  it('asks the server for what is chosen', async () => {
    const api = new CreatorApi(PREMIUM, effects());
    const { user } = renderPage(<LibraryPage />, api);
    await user.click(await screen.findByRole('button', { name: 'Air and weather 2' }));
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    const asked = () =>
      api.calls.filter(({ path }) => path.startsWith('/api/sound-effects/all')).map(({ path }) => path);
    await waitFor(() => expect(asked().at(-1)).toBe('/api/sound-effects/all?limit=60&favourite=true&family=weather'));
  });

  it('does one thing with several sounds, and Escape lets them go', async () => {
    const api = new CreatorApi(PREMIUM, effects());
    const { user } = renderPage(<LibraryPage />, api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Heavy rain' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Ship horn' }));
    const bar = screen.getByRole('toolbar', { name: 'Selection' });
    expect(within(bar).getByText('2 selected')).toBeTruthy();
    expect(within(bar).getByText('0:08')).toBeTruthy();
    await user.click(within(bar).getByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(api.effects.every(({ favourite }) => favourite)).toBe(true));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Heavy rain' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Ship horn' }));
    await user.click(
      within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', { name: 'Delete' }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Delete 2 sound effects?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No sound effects yet')).toBeTruthy();
    expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  });

  it('tells that a file is still being processed, and that a download failed [spec 8.20, 8.21]', async () => {
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

  it('says that another engine cannot take a sound apart, and leads to making it again', async () => {
    const layered = soundEffect({ id: 1, name: 'Storm', prompt: 'a storm', seed: 9 });
    layered.sources.push({ model: 'wind', label: 'Wind', family: 'weather' });
    const api = new CreatorApi(PREMIUM, [layered]).on({
      'GET /api/sound-effects/1/stems': () => refused('ENGINE_CHANGED'),
    });
    const { user } = renderPage(<LibraryPage />, api);
    await user.click(await screen.findByRole('button', { name: 'Download Storm' }));
    await user.click(await screen.findByRole('menuitem', { name: /Stems/ }));
    expect(await screen.findByText(/can no longer take it apart. Made again, it may sound different/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make it again' }));
    expect(sessionStorage.getItem('whoosh.kept-prompt')).toMatch(/"text":"a storm".*"seed":9/);
  });
});
