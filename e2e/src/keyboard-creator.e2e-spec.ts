import { expectNoBarrier } from './support/axe';
import { Keyboard } from './support/keyboard';
import { rememberPlayedMedia } from './support/played-media';
import { Visit } from './support/visit';

const ADDRESS = 'kim@example.com';
const PROMPT = 'three knocks on a wooden door while rain falls';

describe('sounds, made by the keyboard alone [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let keys: Keyboard;

  beforeAll(async () => {
    visit = await Visit.begin({ context: { reducedMotion: 'reduce', bypassCSP: true }, prepare: rememberPlayedMedia });
    ({ page } = visit);
    keys = new Keyboard(page);
  });
  afterAll(() => visit?.end());

  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const playing = () =>
    page.waitForFunction(() => window.playedMedia.some((media) => !media.paused && media.currentTime > 0.1));
  const silent = () => page.waitForFunction(() => window.playedMedia.every((media) => media.paused));
  /** The score is of what stands in the field now: before, it is dimmed. */
  const understood = () => page.getByText(/^Understood: ./).waitFor({ state: 'attached' });
  const textOf = (label: string) => page.getByLabel(label).inputValue();

  it('signs up with the code', async () => {
    await page.goto('/auth');
    await keys.expectFocus('textbox', 'Email');
    await keys.tabTo('tab', 'Login', { back: true });
    await keys.press('ArrowRight');
    await keys.expectFocus('tab', 'Sign Up');
    await keys.tabTo('textbox', 'Name');
    await keys.type('Kim');
    await keys.tabTo('textbox', 'Email');
    await keys.type(ADDRESS);
    await keys.press('Enter');
    await keys.expectFocus('textbox', 'Verification code');
    const code = await visit.product.mailedCode(ADDRESS);
    // pasted as mails write it
    await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
    await keys.press('Enter');
    await page.waitForURL('**/pricing');
    await page.getByRole('heading', { name: 'Billing & Pricing' }).waitFor();
    await visit.product.grant(ADDRESS, 200);
  });

  it('opens the creator from the navigation, where the description has the focus', async () => {
    await page.reload();
    await keys.use('link', 'SFX Creator');
    await page.waitForURL('**/sfx-creator');
    await keys.expectFocus('textbox', 'Describe your sound effect');
  });

  it('hears an idea of the empty page and takes it', async () => {
    await keys.tabTo('button', /^Play /);
    const idea = (await keys.focusedWords()).replace('Play ', '');
    await keys.press('Space');
    await playing();
    await keys.expectFocus('button', `Pause ${idea}`);
    await keys.press('Space');
    await silent();
    await keys.use('button', idea);
    await keys.expectFocus('textbox', 'Describe your sound effect');
    expect(await textOf('Describe your sound effect')).toBe(idea);
    await keys.press('Control+a');
  });

  it('describes, refines in words, sets length, intensity, takes and loop, and generates', async () => {
    await keys.type(PROMPT);
    await keys.press('Alt+ArrowDown');
    await page.getByRole('list', { name: 'How we read it' }).getByText(/knock/i).first().waitFor();
    await keys.tabTo('slider', 'Duration');
    await keys.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(await page.getByRole('slider', { name: 'Duration' }).getAttribute('aria-valuenow')).toBe('4');
    await keys.tabTo('textbox', 'Refine');
    await keys.type('one more knock');
    await keys.press('Enter');
    await page.getByRole('list', { name: 'Refinements' }).getByText('one more knock').waitFor();
    await understood();
    await expectNoBarrier(page);
    await keys.expectFocus('textbox', 'Refine');
    // the menu of a chip begins on what holds
    await keys.use('button', /4 times/);
    await keys.expectFocus('menuitem', '4 times');
    await keys.press('ArrowUp');
    await keys.expectFocus('menuitem', '3 times');
    await keys.press('Escape');
    await keys.expectFocus('button', /4 times/);
    await keys.tabTo('radio', 'Moderate');
    await keys.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Intense' }).isChecked()).toBe(true);
    await keys.tabTo('radio', '1');
    await keys.press('ArrowRight');
    await keys.tabTo('switch', 'Loop');
    await keys.press('Space', 'Space');
    await keys.tabTo('textbox', 'Describe your sound effect', { back: true });
    await keys.press('Control+Enter');
    await page
      .getByRole('article', { name: /Take 1/ })
      .getByText('In library')
      .waitFor();
    expect(await textOf('Describe your sound effect')).toBe('');
    // also where the dialog of a slow one was open meanwhile
    await keys.expectFocus('textbox', 'Describe your sound effect');
  });

  it('brings the last description back with the arrow key, and leaves the field with Escape', async () => {
    await keys.press('ArrowUp');
    expect(await textOf('Describe your sound effect')).toBe(PROMPT);
    await keys.press('Control+a', 'Delete', 'Escape');
    expect(await keys.focusedWords()).toBe('nothing');
  });

  it('plays a take with the space bar, compares with the digits, and keeps the second', async () => {
    // the first take plays once by itself: until that is over, the space bar would stop it
    await silent();
    await keys.press('Space');
    await playing();
    await keys.press('2');
    await page.getByRole('article', { name: 'Take 2, chosen' }).waitFor();
    await keys.press('Space');
    await silent();
    await keys.use('button', /^Keep Take 2/);
    await page
      .getByRole('article', { name: /Take 2/ })
      .getByText('In library')
      .waitFor();
    // the button is gone
    await keys.waitForFocusIn('article');
  });

  it.each(['WAV', 'MP3'])('downloads a take as %s from its menu, which gives the focus back', async (format) => {
    await keys.use('button', /^Download Take 1/, { back: true });
    const arriving = page.waitForEvent('download');
    await keys.choose(new RegExp(`^${format}`));
    expect((await arriving).suggestedFilename()).toMatch(new RegExp(`\\.${format}$`, 'i'));
    await keys.expectFocus('button', /^Download Take 1/);
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') === 'false');
  });

  it('varies a take from its own menu, which gets the focus back', async () => {
    await keys.use('button', /^Actions for Take 2/, { back: true });
    await keys.choose(/^Variations/);
    await dialog(/^Variations of/).waitFor();
    await keys.waitForFocusIn('[role="dialog"]');
    await keys.press('Escape');
    await dialog(/^Variations of/).waitFor({ state: 'detached' });
    await keys.expectFocus('button', /^Actions for Take 2/);
  });

  it('makes variations of a sound, hears one and keeps them all', async () => {
    await keys.use('button', /^More for /);
    await keys.choose('Variations…');
    await dialog(/^Variations of/).waitFor();
    await keys.waitForFocusIn('[role="dialog"]');
    await expectNoBarrier(page);
    await keys.tabTo('slider', 'How different');
    await keys.press('ArrowRight');
    await keys.use('button', 'Generate variations');
    await dialog(/^Variations of/)
      .getByRole('button', { name: 'Keep all' })
      .waitFor();
    await expectNoBarrier(page);
    await keys.tabTo('button', /^Play /);
    await keys.press('Space');
    await playing();
    await keys.press('Space');
    await silent();
    await keys.use('button', 'Keep all');
    await dialog(/^Variations of/)
      .getByText('In library')
      .nth(3)
      .waitFor();
    // there is nothing left to keep: the button is off
    await keys.waitForFocusIn('[role="dialog"]');
    await keys.press('Escape');
    await dialog(/^Variations of/).waitFor({ state: 'detached' });
    await keys.expectFocus('button', /^More for /);
  });

  it('cuts a part out of a sound', async () => {
    await keys.use('button', /^More for /);
    await keys.choose('Trim and fade…');
    await dialog(/^Trim /).waitFor();
    await keys.waitForFocusIn('[role="dialog"]');
    await expectNoBarrier(page);
    await keys.tabTo('spinbutton', 'To');
    await keys.press('Control+a');
    await keys.type('1');
    await keys.press('Tab');
    await keys.use('button', 'Save copy');
    await page.getByText('The trimmed copy is in your library').waitFor();
    await dialog(/^Trim /).waitFor({ state: 'detached' });
    await keys.expectFocus('button', /^More for /);
  });

  it('makes several at once', async () => {
    await keys.use('button', 'Batch', { back: true });
    await keys.expectFocus('textbox', 'Descriptions, one per line');
    await keys.type('a bell');
    await keys.press('Enter');
    await keys.type('a door slams');
    await keys.use('button', 'Generate 2 sounds');
    const kept = dialog('Batch').getByText('In library');
    await kept.nth(1).waitFor();
    await expectNoBarrier(page);
    await keys.waitForFocusIn('[role="dialog"]');
    await keys.press('Escape');
    await dialog('Batch').waitFor({ state: 'detached' });
    await keys.expectFocus('button', 'Batch');
  });

  it('had no error on the way', () => {
    expect(page.problems).toEqual([]);
  });
});
