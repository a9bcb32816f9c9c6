import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from '@whoosh/ui';
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
    expect(within(list).getAllByText('Air and weather ·')).toHaveLength(2);
    expect(within(list).getAllByText('Personal use')).toHaveLength(2);
    expect(within(list).getAllByText('0:04')).toHaveLength(2);
    expect(within(list).getAllByText('Moderate')).toHaveLength(2);
  });

  it('names itself in the window’s title, where the page before stood', async () => {
    document.title = 'Dashboard - Whoosh';
    renderPage(<LibraryPage />, new CreatorApi(PREMIUM, effects()));
    await screen.findByRole('list', { name: 'Sound effects' });
    expect(document.title).toBe('SFX Library - Whoosh');
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

  it('empties the search by a button with a name', async () => {
    const { user } = renderPage(<LibraryPage />, new CreatorApi(PREMIUM, effects()));
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'horn');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(search).toHaveProperty('value', '');
  });

  it('can be asked for again after it could not be loaded', async () => {
    const api = new CreatorApi(PREMIUM, effects()).on({ 'GET /api/sound-effects/index': () => refused('INTERNAL') });
    const { user } = renderPage(<LibraryPage />, api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on({ 'GET /api/sound-effects/index': () => ok({ ids: [1, 2], effects: effects() }) });
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
    await user.click(await screen.findByRole('button', { name: 'More for Ship horn' }));
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Foghorn{Enter}');
    await screen.findByRole('button', { name: 'Play Foghorn' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Foghorn');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for Foghorn' }));
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' two{Escape}');
    expect(screen.getByText('Foghorn')).toBeTruthy();
    const dialog = await ask(user, 'Foghorn', /Tags/);
    await user.type(within(dialog).getByRole('combobox', { name: 'Tags' }), 'harbour{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Personal use · harbour')).toBeTruthy();
    expect(api.effects[1]).toMatchObject({ favourite: true, name: 'Foghorn', tags: ['harbour'] });
  });

  it('opens the page of a sound by its name', async () => {
    const { user } = renderPage(
      <Routes>
        <Route path="/" element={<LibraryPage />} />
        <Route path="/sfx-library/sounds/2" element={<h1>Its page</h1>} />
      </Routes>,
      new CreatorApi(PREMIUM, effects()),
    );
    await user.click(await screen.findByRole('link', { name: 'Ship horn' }));
    expect(await screen.findByRole('heading', { name: 'Its page' })).toBeTruthy();
  });

  it('keeps a name that is left for something else, and leaves the focus there [long]', async () => {
    const api = new CreatorApi(PREMIUM, effects());
    const { user } = renderPage(<LibraryPage />, api);
    await user.click(await screen.findByRole('button', { name: 'More for Ship horn' }));
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }));
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Foghorn');
    const search = screen.getByRole('searchbox');
    await user.click(search);
    await screen.findByRole('button', { name: 'Play Foghorn' });
    expect(document.activeElement).toBe(search);
  });

  it('asks the server for what is chosen', async () => {
    const api = new CreatorApi(PREMIUM, effects());
    const { user } = renderPage(<LibraryPage />, api);
    await user.click(await screen.findByRole('button', { name: 'Air and weather 2' }));
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    const asked = () =>
      api.calls.filter(({ path }) => path.startsWith('/api/sound-effects/index')).map(({ path }) => path);
    await waitFor(() => expect(asked().at(-1)).toBe('/api/sound-effects/index?favourite=true&family=weather'));
    await user.click(screen.getByRole('button', { name: 'Loops' }));
    await waitFor(() =>
      expect(asked().at(-1)).toBe('/api/sound-effects/index?favourite=true&loop=true&family=weather'),
    );
  });

  it('does one thing with several sounds, and Escape lets them go [long]', async () => {
    const api = new CreatorApi(PREMIUM, effects());
    const { user } = renderPage(<LibraryPage />, api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Heavy rain' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ship horn' }));
    const bar = screen.getByRole('toolbar', { name: 'Selection' });
    expect(within(bar).getByText('2 selected')).toBeTruthy();
    expect(within(bar).getByText('0:08')).toBeTruthy();
    await user.click(within(bar).getByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(api.effects.every(({ favourite }) => favourite)).toBe(true));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Heavy rain' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ship horn' }));
    // a menu of the bar that has opened, and does not have the focus yet
    const download = within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', {
      name: 'Download',
    });
    await user.click(download);
    fireEvent.keyDown(download, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(download.getAttribute('aria-expanded')).toBe('false'));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(
      within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', { name: 'Delete' }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Delete 2 sound effects?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No sound effects yet')).toBeTruthy();
    expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  });

  it('keeps the focus in the list when a selection is deleted and its bar goes', async () => {
    const { user } = renderPage(<LibraryPage />, new CreatorApi(PREMIUM, effects()));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ship horn' }));
    await user.click(
      within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', { name: 'Delete' }),
    );
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Heavy rain'));
  });

  it('downloads several sounds as one ZIP, in the form that is wanted [long]', async () => {
    const api = new CreatorApi(PREMIUM, effects()).on({ 'HEAD /api/sound-effects/archive': () => ok() });
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    const { user } = renderPage(<LibraryPage />, api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Heavy rain' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ship horn' }));
    const menu = async (item: string | RegExp) => {
      const bar = screen.getByRole('toolbar', { name: 'Selection' });
      await user.click(within(bar).getByRole('button', { name: 'Download' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await menu(/MP3/);
    await waitFor(() => expect(clicked).toEqual(['/api/sound-effects/archive?names=plain&format=mp3&ids=1%2C2']));
    await menu('Download as…');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Download 2 sounds as')).toBeTruthy();
    await user.click(await within(dialog).findByText('16 bit'));
    await user.click(within(dialog).getByText('96 kHz'));
    expect(within(dialog).getByText(/Converted from the engine's 48 kHz/)).toBeTruthy();
    await user.click(within(dialog).getByText('UCS'));
    await user.click(within(dialog).getByRole('checkbox', { name: /provenance/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Download ZIP' }));
    await waitFor(() => expect(clicked).toHaveLength(2));
    expect(clicked[1]).toBe('/api/sound-effects/archive?names=ucs&provenance=true&bits=16&rate=96&ids=1%2C2');
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('draws only what can be seen of thousands, and keys lead through all of them', async () => {
    const many = Array.from({ length: 5000 }, (_, i) => soundEffect({ id: i + 1, name: `Sound ${i + 1}` }));
    const { user } = renderPage(<LibraryPage />, new CreatorApi(PREMIUM, many));
    const list = await screen.findByRole('list', { name: 'Sound effects' });
    const rows = () => within(list).getAllByRole('listitem');
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(60);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('5000');
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Play Sound 2'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(focused()).toBe('Play Sound 1'));
    await user.click(await within(list).findByRole('checkbox', { name: 'Select Sound 2' }));
    await user.keyboard('{Shift>}');
    await user.click(await within(list).findByRole('checkbox', { name: 'Select Sound 5' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('4 selected')).toBeTruthy();
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByText('5000 selected')).toBeTruthy();
  });

  it('marks all of many as favourites, and none of them again, loaded or not', async () => {
    const many = Array.from({ length: 300 }, (_, i) => soundEffect({ id: i + 1, name: `Sound ${i + 1}` }));
    const api = new CreatorApi(PREMIUM, many);
    const { user } = renderPage(<LibraryPage />, api);
    await screen.findByRole('list', { name: 'Sound effects' });
    await user.keyboard('{Control>}a{/Control}');
    const star = within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', { name: 'Favourite' });
    for (const wanted of [300, 0]) {
      await user.click(star);
      await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe(String(wanted > 0)));
      expect(api.effects.filter(({ favourite }) => favourite)).toHaveLength(wanted);
    }
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
    const list = await screen.findByRole('list', { name: 'Sound effects' });
    // in the toast, and in its row when the toast is gone
    const told = async (text: string) => {
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
      expect(within(list).getByText(text)).toBeTruthy();
    };
    await download(/WAV/);
    await told('Sound effect is still processing. Please try again in 10 seconds.');
    await download(/MP3/);
    await told('Failed to download MP3 file.');
    expect(within(list).queryByText(/still processing/)).toBeNull();
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
    await waitFor(() =>
      expect(screen.getAllByText(/be split into stems any more. Generated again, it may sound different/)).toHaveLength(
        2,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Generate it again' }));
    expect(sessionStorage.getItem('whoosh.kept-prompt')).toMatch(/"text":"a storm".*"seed":9/);
  });
});
