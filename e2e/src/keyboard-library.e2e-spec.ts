import { expectNoBarrier } from './support/axe';
import { Keyboard } from './support/keyboard';
import { DESKTOP, Visit } from './support/visit';

const NAMES = ['bell', 'door', 'rain', 'wind'];
/** Long enough to be seen playing on a slow machine. */
const SECONDS = 3;
const SEARCH = 'Search names, prompts and tags';

describe('a library, used by the keyboard alone [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let keys: Keyboard;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { acceptDownloads: true, reducedMotion: 'reduce', bypassCSP: true },
      person: { email: 'lib@example.com', name: 'Lib', credits: 50 },
    });
    ({ page } = visit);
    for (const name of NAMES) await keep(name);
    keys = new Keyboard(page);
    await page.goto('/sfx-library');
    await row('bell').waitFor();
  });
  afterAll(() => visit?.end());

  async function keep(name: string) {
    const { request } = visit.context;
    const made = await request.post('/api/sound-effects/generate', { data: { description: name, duration: SECONDS } });
    const { audioUrl, audioUrl48k, duration } = (await made.json()) as Record<string, unknown>;
    const effect = { projectId: null, title: name, name, description: name, prompt: name, intensity: 'moderate' };
    await request.post('/api/sound-effects', { data: { ...effect, audioUrl, audioUrl48k, duration } });
  }

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const dialog = () => page.getByRole('dialog');
  const opened = async () => {
    await dialog().waitFor();
    await keys.waitForFocusIn('[role="dialog"]');
  };
  const closed = () => dialog().waitFor({ state: 'detached' });
  const choose = async (name: string, entry: string | RegExp) => {
    await keys.use('button', `More for ${name}`);
    await keys.choose(entry);
  };
  /** From the selection's bar. */
  const deleteSelected = async () => {
    await keys.use('button', 'Delete');
    await keys.expectFocus('button', 'Cancel');
    await keys.use('button', 'Delete');
    await closed();
  };

  it('moves through the rows with the arrow keys and plays one with the space bar', async () => {
    await keys.press('ArrowDown');
    await keys.expectFocus('button', 'Play wind');
    await keys.press('ArrowDown', 'ArrowDown');
    await keys.expectFocus('button', 'Play door');
    await keys.press('ArrowUp');
    await keys.expectFocus('button', 'Play rain');
    await keys.press('Home');
    await keys.expectFocus('button', 'Play wind');
    await keys.press('Space');
    await keys.expectFocus('button', 'Pause wind');
    await keys.press('End');
    await keys.expectFocus('button', 'Play bell');
  });

  it('plays the row that was clicked last, moves on from it, and holds after a click on a filter', async () => {
    const star = page.getByRole('button', { name: 'Favourite bell' });
    // the sound of the test before, which Space would pause
    await keys.press('Escape');
    await page.getByRole('button', { name: 'Pause wind' }).waitFor({ state: 'detached' });
    await star.click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-pressed') === 'true');
    await star.click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-pressed') === 'false');
    await keys.press('Space');
    await page.getByRole('button', { name: 'Pause bell' }).waitFor();
    await keys.press('Space');
    await page.getByRole('button', { name: 'Play bell' }).waitFor();
    await keys.press('ArrowUp');
    await keys.expectFocus('button', 'Play door');
    await page.getByRole('button', { name: /^Favourites/ }).dblclick();
    await row('bell').waitFor();
    await keys.press('Home');
    await keys.expectFocus('button', 'Play wind');
  });

  it('finds a sound by its words, and all of them again', async () => {
    await keys.press('/');
    await keys.expectFocus('searchbox', SEARCH);
    await keys.type('rain');
    await row('wind').waitFor({ state: 'detached' });
    await row('rain').waitFor();
    await expectNoBarrier(page);
    await keys.press('Tab');
    await keys.expectFocus('button', 'Clear');
    await keys.press('Enter');
    await row('wind').waitFor();
  });

  it('sorts by name from a list of choices', async () => {
    await keys.pick('Sort', 'name');
    await page.waitForFunction(() => document.querySelector('[data-effect]')?.textContent?.includes('bell'));
  });

  it('narrows by brightness with an exact number, and not any more', async () => {
    await keys.tabTo('spinbutton', 'Darkest', { back: true });
    await keys.press('Control+a');
    await keys.type('100');
    await row('bell').waitFor({ state: 'detached' });
    await expectNoBarrier(page);
    await keys.press('Control+a');
    await keys.type('0');
    await row('bell').waitFor();
  });

  it('renames a sound in its place; Escape leaves the name as it was', async () => {
    await choose('bell', 'Rename');
    await keys.expectFocus('textbox', 'Name');
    await keys.type('church bell');
    await keys.press('Enter');
    await row('church bell').waitFor();
    await keys.expectFocus('button', 'More for church bell');
    await choose('church bell', 'Rename');
    await keys.expectFocus('textbox', 'Name');
    await keys.type('x');
    await keys.press('Escape');
    await keys.expectFocus('button', 'More for church bell');
  });

  it('shows the whole of a name that is written on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await choose('church bell', 'Rename');
    await keys.type('a church bell that rings far away');
    const field = page.getByRole('textbox', { name: 'Name', exact: true });
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await keys.press('Escape');
    await keys.expectFocus('button', 'More for church bell');
    await page.setViewportSize(DESKTOP);
  });

  it('marks a favourite and gives tags', async () => {
    await keys.use('button', 'Favourite door');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-pressed') === 'true');
    await choose('door', 'Tags');
    await keys.expectFocus('combobox', 'Tags');
    await expectNoBarrier(page);
    await keys.type('wood');
    await keys.press('Enter');
    await keys.use('button', 'Save');
    await closed();
    await keys.expectFocus('button', 'More for door');
    await row('door')
      .getByText(/ · wood$/)
      .waitFor();
  });

  it.each(['Download as…', 'Provenance', 'Variations…', 'Trim and fade…'])(
    'opens “%s”, which Escape closes with the focus back on the menu of its row',
    async (entry) => {
      await choose('door', entry);
      await opened();
      await expectNoBarrier(page);
      await keys.press('Escape');
      await closed();
      await keys.expectFocus('button', 'More for door');
    },
  );

  it('opens the page of a sound, names it anew there, and comes back to the list as it was', async () => {
    await keys.press('/');
    await keys.type('door');
    await row('wind').waitFor({ state: 'detached' });
    await choose('door', 'Details');
    await page.getByRole('heading', { level: 1, name: 'door' }).waitFor();
    await page.getByText('LUFS').waitFor();
    await expectNoBarrier(page);
    await keys.use('button', 'Rename');
    await keys.expectFocus('textbox', 'Name');
    await keys.type('gate');
    await keys.press('Enter');
    await keys.expectFocus('heading', 'gate');
    await keys.use('button', 'Rename');
    await keys.expectFocus('textbox', 'Name');
    await keys.type('door');
    await keys.press('Enter');
    await keys.expectFocus('heading', 'door');
    await page.goBack();
    await row('door').waitFor();
    expect(await page.getByRole('searchbox', { name: SEARCH }).inputValue()).toBe('door');
    await keys.press('/', 'Control+a', 'Delete');
    await row('wind').waitFor();
  });

  it('makes a link to a sound and revokes it', async () => {
    await choose('door', 'Share');
    await keys.use('button', 'Create link');
    await dialog().getByRole('textbox', { name: 'Link to the sound' }).waitFor();
    await expectNoBarrier(page);
    await keys.waitForFocusIn('[role="dialog"]');
    await keys.use('button', 'Revoke');
    await dialog().getByRole('button', { name: 'Create link' }).waitFor();
    await keys.waitForFocusIn('[role="dialog"]');
    await keys.press('Escape');
    await closed();
    await keys.expectFocus('button', 'More for door');
  });

  it('selects several rows, and clears the selection with Escape', async () => {
    await keys.press('Control+a');
    await page.getByText('4 selected').waitFor();
    await keys.press('Escape');
    await page.getByText('4 selected').waitFor({ state: 'detached' });
    await keys.tabTo('checkbox', 'Select rain');
    await keys.press('Space');
    await keys.tabTo('checkbox', 'Select wind');
    await keys.press('Space');
    await page.getByText('2 selected').waitFor();
  });

  it('downloads them as one ZIP', async () => {
    await keys.use('button', 'Download');
    await keys.choose('Download as…');
    await opened();
    const arriving = page.waitForEvent('download');
    await keys.use('button', 'Download ZIP');
    expect((await arriving).suggestedFilename()).toMatch(/\.zip$/);
    await closed();
    await keys.expectFocus('button', 'Download');
  });

  it('deletes them after a question, and brings them back from the message', async () => {
    await deleteSelected();
    await row('wind').waitFor({ state: 'detached' });
    await keys.expectFocus('button', 'More for door');
    await keys.press('F8');
    await keys.use('button', 'Undo');
    await row('wind').waitFor();
    await keys.expectFocus('button', 'More for door');
  });

  it('had no error on the way', () => {
    expect(page.problems).toEqual([]);
  });
});
