import type { Locator, Page } from 'playwright-core';
import { expectNoBarrier } from './support/axe';
import { rememberPlayedMedia } from './support/played-media';
import { Product } from './support/product';
import { Visit } from './support/visit';

const PROMPT = 'three knocks on a wooden door while heavy rain falls';

describe('the creator', () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await Visit.begin({
      // it is killed on the way, in the long form
      ...(process.env['TEST_FORM'] !== 'short' && { product: Product.start() }),
      context: { reducedMotion: 'reduce', bypassCSP: true },
      person: { email: 'keys@example.com', name: 'Keys' },
      prepare: rememberPlayedMedia,
    });
    ({ page } = visit);
    await page.goto('/sfx-creator');
  });
  afterAll(() => visit?.end());

  it('makes a sound of what was changed on its score, by the keyboard alone', async () => {
    await page.getByLabel('Describe your sound effect').waitFor();
    // the field has the focus when the page opens
    await page.keyboard.type(PROMPT);
    await page.getByRole('button', { name: 'Knock, change' }).waitFor();
    await tabTo(page, 'Rain: heavy, change');
    await page.keyboard.press('Enter');
    await menuWith(page, 'very soft');
    // it begins on what holds
    await page.keyboard.press('Home');
    await expectNoBarrier(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rain: very soft, set by hand, change' }).waitFor();
    const asked = page.waitForRequest('**/api/sound-effects/generate');
    await tabTo(page, 'Generate');
    await page.keyboard.press('Enter');
    const { scene } = (await asked).postDataJSON() as { scene: { layers: { mods: { intensity?: number } }[] } };
    expect(scene.layers.map(({ mods }) => mods.intensity)).toContain(0.15);
    await page
      .getByRole('article', { name: /Take 1/ })
      .getByText('In library')
      .waitFor();
    await page.getByText('Success', { exact: true }).waitFor();
    await page.waitForFunction(nothingUnderToast);
    await expectNoBarrier(page);
  });

  it('plays it, and names its layers with mute, solo and level', async () => {
    // it has begun by itself, and ends by itself: what is pressed in between may come before its end or after it
    await page.waitForFunction(() => window.playedMedia.some((media) => media.currentTime > 0.2));
    await page.getByRole('button', { name: `Play ${PROMPT}` }).waitFor();
    await tabTo(page, new RegExp(`^Play ${PROMPT}`));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.playedMedia.some((media) => !media.paused && media.currentTime > 0.2));
    const layers = page.getByRole('region', { name: 'Layers' });
    for (const name of [/^Mute Knock/, /^Solo Knock/])
      expect(await layers.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false');
    expect(await layers.getByRole('slider', { name: 'Level of Knock' }).getAttribute('aria-valuetext')).toBe('0.0 dB');
  });

  it('has its take and its layers still after Back from another page', async () => {
    await page.getByRole('link', { name: 'SFX Library' }).first().click();
    await page.waitForURL('**/sfx-library**');
    await page.getByRole('heading', { name: 'SFX Library' }).waitFor();
    await page.goBack();
    await page
      .getByRole('article', { name: /Take 1/ })
      .getByText('In library')
      .waitFor();
    await page.getByRole('region', { name: 'Layers' }).getByRole('slider', { name: 'Level of Knock' }).waitFor();
  });

  it('marks words without meaning in a sure description, and searches all sounds for one of them [long]', async () => {
    await page.goto('/sfx-creator');
    await page.getByLabel('Describe your sound effect').fill('dog barks asdf hjkl');
    const marked = page.getByRole('group', { name: 'Not used, unknown word: asdf' });
    await marked.waitFor();
    await page.getByRole('group', { name: 'Not used, unknown word: hjkl' }).waitFor();
    expect(await page.getByText('Guess', { exact: true }).count()).toBe(0);
    await marked.getByRole('button', { name: 'Choose a sound for asdf' }).click();
    expect(await page.getByRole('textbox', { name: 'Search all sounds' }).inputValue()).toBe('asdf');
    const sounds = page.getByRole('list', { name: 'Sounds, the most likely first' });
    await sounds.getByRole('listitem').first().waitFor();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
  });

  it('has the length that its words ask for, shows the take clear of the toast, and plays it by Space', async () => {
    await page.goto('/sfx-creator');
    await page.getByLabel('Describe your sound effect').fill('a door slams after three seconds');
    await page.getByRole('slider', { name: 'Duration' }).and(page.locator('[aria-valuenow^="4."]')).waitFor();
    await page.getByRole('button', { name: /^Generate/ }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Success' });
    await toast.waitFor();
    const made = page.getByRole('article', { name: /Take 1/ });
    const [above, below] = await Promise.all([made, toast].map(boxOf));
    expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
    await made.getByText('In library').waitFor();
    // it has begun by itself; the focus stands on the button that was clicked, which is off by now
    await page.keyboard.press('Escape');
    await made.getByRole('button', { name: /^Play a door/ }).waitFor();
    await page.keyboard.press('Space');
    await made.getByRole('button', { name: /^Pause a door/ }).waitFor();
    expect(await page.getByText('Please enter a description').count()).toBe(0);
    const effects = (await (await visit.context.request.get('/api/sound-effects/all')).json()) as SavedSound[];
    const slam = effects.find(({ prompt }) => prompt.startsWith('a door slams'));
    expect(slam?.duration).toBeGreaterThan(4);
    await visit.context.request.delete(`/api/sound-effects/${slam?.id}`);
  });

  it('finds it in the library, downloads its stems and deletes it, by the keyboard alone', async () => {
    await page.goto('/sfx-library');
    await page.getByRole('heading', { name: 'SFX Library' }).waitFor();
    await tabTo(page, `Download ${PROMPT.slice(0, 20)}`);
    await page.keyboard.press('Enter');
    await menuWith(page, /Stems/);
    await expectNoBarrier(page);
    const arriving = page.waitForEvent('download');
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Stems'));
    await page.keyboard.press('Enter');
    expect((await arriving).suggestedFilename()).toMatch(/^three_knocks.*_stems\.zip$/);
    await page.keyboard.press('Escape');
    await tabTo(page, /^More for /);
    await page.keyboard.press('Enter');
    await menuWith(page, 'Delete');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectNoBarrier(page);
    await tabTo(page, 'Delete');
    await page.keyboard.press('Enter');
    await page.getByText('No sound effects yet').waitFor();
  });

  it('outlasts a server that is killed while it makes a sound: says so, goes on by itself, and nothing is lost [long]', async () => {
    await page.goto('/sfx-creator');
    await page.getByLabel('Describe your sound effect').fill('heavy rain on a tin roof');
    const duration = page.getByRole('slider', { name: 'Duration' });
    await duration.focus();
    await duration.press('End');
    const asked = page.waitForRequest('**/api/sound-effects/generate');
    await page.getByRole('button', { name: /^Generate/ }).click();
    await asked;
    await visit.product.crash();
    await page.getByText("The server isn't responding. Trying again; nothing is lost.").waitFor();
    await visit.product.launch();
    await page
      .getByRole('article', { name: /Take 1/ })
      .getByText('In library')
      .waitFor({ timeout: 90_000 });
    const saved = (await (await visit.context.request.get('/api/sound-effects/all')).json()) as { prompt: string }[];
    expect(saved.filter(({ prompt }) => prompt === 'heavy rain on a tin roof')).toHaveLength(1);
  });
});

interface SavedSound {
  id: number;
  prompt: string;
  duration: number;
}

/** Where something stands in the window, pixels. */
async function boxOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not to be seen');
  return { top: box.y, bottom: box.y + box.height };
}

/** A menu with this entry has opened and taken the keys. */
async function menuWith(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('menuitem', { name }).waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role="menu"]') !== null);
}

/** Goes on with the Tab key until what is named has the focus, and shows it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const { label, outline } = await page.evaluate(() => {
      const element = document.activeElement;
      const words = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return { label: words.trim(), outline: element === null ? '' : getComputedStyle(element).outlineStyle };
    });
    if (typeof name === 'string' ? label.startsWith(name) : name.test(label)) {
      expect(outline).not.toBe('none');
      return;
    }
    seen.push(label);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never reaches ${String(name)}: ${seen.join(' | ')}`);
}

/** Whether no button lies under the toast, or it has gone. Run in the page. */
function nothingUnderToast(): boolean {
  const toast = document.querySelector('[data-over] > [role="status"]')?.getBoundingClientRect();
  if (toast === undefined) return true;
  return [...document.querySelectorAll('main button')].every((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return right <= toast.left || left >= toast.right || bottom <= toast.top || top >= toast.bottom;
  });
}
