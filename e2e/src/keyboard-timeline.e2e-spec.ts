import { expectNoBarrier } from './support/axe';
import { Keyboard } from './support/keyboard';
import { Visit } from './support/visit';

const ADDRESS = 'tim@example.com';

describe('a timeline, worked on by the keyboard alone [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let keys: Keyboard;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce', bypassCSP: true },
      person: { email: ADDRESS, name: 'Tim', credits: 100 },
    });
    ({ page } = visit);
    keys = new Keyboard(page);
    await page.goto('/timeline-editor');
  });
  afterAll(() => visit?.end());

  const dialog = () => page.getByRole('dialog');
  const closed = () => dialog().waitFor({ state: 'detached' });
  const clips = () => page.locator('[data-clip]');
  const clip = (name: RegExp) => page.getByRole('button', { name });
  const isSelected = (name: RegExp) => clip(name).getAttribute('aria-pressed');
  const count = (wanted: number) =>
    page.waitForFunction((number) => document.querySelectorAll('[data-clip]').length === number, wanted);
  const value = (label: string) => page.getByRole('region', { name: 'Selection' }).getByLabel(label).inputValue();

  it('creates a timeline project and renames it at its heading', async () => {
    await keys.use('button', 'New project');
    await keys.expectFocus('textbox', 'Name');
    await keys.type('Harbour');
    await keys.press('Enter');
    await page.waitForURL('**/?project=*');
    await keys.use('button', 'Harbour');
    await keys.expectFocus('textbox', 'Project name');
    await keys.type('Harbour trailer');
    await keys.press('Enter');
    await keys.expectFocus('button', 'Harbour trailer');
    await keys.press('Enter');
    await keys.expectFocus('textbox', 'Project name');
    await keys.press('Escape');
    await keys.expectFocus('button', 'Harbour trailer');
  });

  it('makes a sound in it', async () => {
    await keys.tabTo('textbox', 'Description');
    await keys.type('three knocks on a wooden door');
    await keys.press('Control+Enter');
    await page.getByRole('region', { name: 'Your Sound Effects' }).getByRole('listitem').first().waitFor();
    // also where the dialog of a slow one was open meanwhile
    await keys.expectFocus('textbox', 'Description');
  });

  it('lays it at the playhead on the second track', async () => {
    await keys.tabTo('slider', 'Playhead');
    await keys.press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight');
    await keys.use('button', /^Add .* to the timeline$/, { back: true });
    await keys.choose(/A2/);
    await clip(/track 2, 3 seconds/).waitFor();
    await keys.expectFocus('button', /^Add .* to the timeline$/);
  });

  it('selects the clip, moves it by frames and to another track, and takes that back', async () => {
    await keys.tabTo('button', /track 2, 3 seconds/);
    await keys.press('Escape');
    expect(await isSelected(/track 2, 3 seconds/)).toBe('false');
    await keys.press('Enter');
    expect(await isSelected(/track 2, 3 seconds/)).toBe('true');
    await expectNoBarrier(page);
    await keys.press('Alt+ArrowRight');
    // Moves within a second are one step of undo, which on a busy machine they are only sometimes.
    await page.waitForTimeout(1_100);
    await keys.press('Alt+ArrowUp');
    await keys.expectFocus('button', /track 1, 3.04 seconds/);
    await keys.press('Control+z', 'Control+z');
    await keys.expectFocus('button', /track 2, 3 seconds/);
  });

  it('trims it to the playhead, splits it and takes both back', async () => {
    const whole = await value('Duration');
    await keys.press('ArrowRight');
    for (let frame = 0; frame < 20; frame += 1) await keys.press('ArrowRight');
    await keys.press('w');
    expect(await value('Duration')).not.toBe(whole);
    await keys.press('Control+z', 's');
    await count(2);
    await keys.expectFocus('button', /track 2/);
    await keys.press('Control+z');
    await count(1);
    expect(await value('Duration')).toBe(whole);
  });

  it('types a moment and a fade, which Enter takes without leaving the field, and changes the volume', async () => {
    await keys.tabTo('textbox', 'Start');
    await keys.type('00:05.000');
    await keys.press('Enter');
    await clip(/track 2, 5 seconds/).waitFor();
    await keys.expectFocus('textbox', 'Start');
    await keys.tabTo('textbox', 'Fade in');
    await keys.type('0.5');
    await keys.press('Enter');
    expect(await value('Fade in')).toBe('0.5 s');
    await keys.tabTo('slider', 'Clip volume');
    await keys.press('ArrowLeft');
    await page.getByRole('spinbutton', { name: 'Clip volume' }).and(page.locator('[aria-valuenow="90"]')).waitFor();
  });

  it('has the menu of a clip on the menu key', async () => {
    await keys.tabTo('button', /track 2, 5 seconds/, { back: true });
    await keys.press('ContextMenu');
    await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
    await expectNoBarrier(page);
    await keys.choose('Duplicate');
    await count(2);
    await keys.expectFocus('button', /track 2, 5 seconds/);
    await keys.press('Control+z');
    await count(1);
  });

  it('opens the sound of the clip and closes it with Escape', async () => {
    // the copy was selected, and is gone
    await keys.press('Enter');
    expect(await isSelected(/track 2, 5 seconds/)).toBe('true');
    await keys.press('Enter');
    await dialog()
      .getByText(/^Understood: ./)
      .waitFor({ state: 'attached' });
    await keys.waitForFocusIn('[role="dialog"]');
    await expectNoBarrier(page);
    await keys.press('Escape');
    await closed();
    await keys.expectFocus('button', /track 2, 5 seconds/);
  });

  it('deletes the clip, keeps the focus on the timeline, and brings it back', async () => {
    await keys.press('Delete');
    await count(0);
    await page.waitForFunction(() => (document.activeElement?.closest('section') ?? null) !== null);
    await keys.press('Control+z');
    await count(1);
  });

  it('sets a marker, names it, and takes it away', async () => {
    await keys.tabTo('slider', 'Playhead');
    await keys.press('Home', 'm');
    await keys.use('button', /^Marker, /, { back: true });
    await keys.expectFocus('textbox', 'Name');
    await keys.type('Cut');
    await keys.press('Enter');
    await closed();
    await keys.expectFocus('button', /^Cut, /);
    await keys.press('Delete');
    await page.getByRole('button', { name: /^Cut, / }).waitFor({ state: 'detached' });
    await page.waitForFunction(() => (document.activeElement?.closest('section') ?? null) !== null);
  });

  it('gives an action another key, which then works, and puts the default keys back [long]', async () => {
    await keys.press('?');
    await dialog().waitFor();
    await keys.waitForFocusIn('[role="dialog"]');
    await expectNoBarrier(page);
    await keys.use('button', 'Set a marker: M');
    await keys.press('u');
    await keys.expectFocus('button', 'Set a marker: U');
    await keys.press('Escape');
    await closed();
    await keys.tabTo('slider', 'Playhead');
    await keys.press('u');
    await page.getByRole('button', { name: /^Marker, / }).waitFor();
    await keys.press('Control+z', '?');
    await dialog().waitFor();
    await keys.use('button', 'Default keys');
    await dialog().getByRole('button', { name: 'Set a marker: M' }).waitFor();
    await keys.press('Escape');
    await closed();
  });

  it('changes the height of the timeline', async () => {
    await keys.tabTo('separator', 'Height of the timeline', { back: true });
    const handle = page.getByRole('separator', { name: 'Height of the timeline' });
    const before = Number(await handle.getAttribute('aria-valuenow'));
    await keys.press('ArrowDown');
    await handle.and(page.locator(`[aria-valuenow="${before - 16}"]`)).waitFor();
  });

  it('exports the mix from the dialog of formats [long]', async () => {
    await keys.use('button', 'Export as', { back: true });
    await dialog().waitFor();
    await keys.waitForFocusIn('[role="dialog"]');
    await keys.tabTo('radio', /Mix/);
    await keys.press('ArrowDown');
    expect(await dialog().getByRole('radio', { name: /Stems/ }).isChecked()).toBe(true);
    await keys.press('ArrowUp');
    await expectNoBarrier(page);
    await keys.pick('Loudness', 'podcast');
    await keys.use('button', 'Export');
    await dialog().getByRole('link', { name: 'Download' }).waitFor();
    await expectNoBarrier(page);
    const arriving = page.waitForEvent('download');
    await keys.use('link', 'Download');
    expect((await arriving).suggestedFilename()).toMatch(/\.wav$/);
    await keys.press('Escape');
    await closed();
    await keys.expectFocus('button', 'Export as');
  });

  it('plays from the playhead with the space bar', async () => {
    await keys.tabTo('slider', 'Playhead');
    await keys.press('Home', 'Space');
    await page.waitForFunction(
      () =>
        Number(document.querySelector('[role="slider"][aria-label="Playhead"]')?.getAttribute('aria-valuenow')) > 200,
    );
    await keys.press('Space');
  });

  it('goes back to the dashboard', async () => {
    await keys.use('link', 'Back to Dashboard', { back: true });
    await page.getByRole('link', { name: /^Harbour trailer/ }).waitFor();
    expect(page.problems).toEqual([]);
  });

  it('saved everything', async () => {
    await keys.use('link', /^Harbour trailer/);
    await clip(/track 2, 5 seconds/).waitFor();
    expect(await clips().count()).toBe(1);
  });
});
