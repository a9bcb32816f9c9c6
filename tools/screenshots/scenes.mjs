import { ACCOUNT_SCENES } from './account-scenes.mjs';
import { answerJson, button, staysRunning } from './acts.mjs';
import { SHELL_SCENES } from './shell-scenes.mjs';
import { TIMELINE_SCENES } from './timeline-scenes.mjs';

/**
 * What is photographed: a path (or what makes one of the ids of the editor's projects), who looks at it (nobody: signed out), what is arranged before the page opens and done on it.
 * The page is waited for until the network is silent; with `wait: 'load'` only until it is there, where a call never ends.
 * @typedef {{ name: string, path: string | ((projects: { empty: number, full: number }) => string), person?: 'premium' | 'free' | 'poor' | 'editor', prepare?: (page) => Promise<void>, act?: (page, at: { phone: boolean }) => Promise<void>, wait?: 'load' }} Scene
 */

const LAST_SOUND = 'Waves roll onto a pebble beach';

const typePrompt = async (page, text) => {
  await page.getByLabel('Describe your sound effect').fill(text);
  await page.getByRole('list', { name: 'What was understood' }).waitFor();
  await page.waitForTimeout(1_500);
};
const generate = (page) => button(page, /^Generate/).click();
const generateRoute = '**/api/sound-effects/generate';

/** @type {readonly Scene[]} */
export const SCENES = [
  ...SHELL_SCENES,
  ...ACCOUNT_SCENES,
  ...TIMELINE_SCENES,
  { name: 'creator-empty', path: '/sfx-creator', person: 'premium' },
  { name: 'creator-typed', path: '/sfx-creator', person: 'premium', act: (page) => typePrompt(page, 'Heavy rain on a tin roof, distant thunder, purple') },
  {
    name: 'creator-generating',
    path: '/sfx-creator',
    person: 'premium',
    prepare: (page) => staysRunning(page),
    act: async (page) => {
      await typePrompt(page, 'Heavy rain on a tin roof, distant thunder');
      await generate(page);
      await page.getByText('Generating Sound Effect').waitFor();
    },
  },
  {
    name: 'creator-done',
    path: '/sfx-creator',
    person: 'premium',
    act: async (page) => {
      await typePrompt(page, 'Heavy rain on a tin roof, distant thunder');
      await page.getByRole('radiogroup', { name: 'Takes' }).getByText('2').click();
      await generate(page);
      await page.getByText(/Made in/).waitFor({ timeout: 40_000 });
      await page.waitForTimeout(1_000);
    },
  },
  {
    name: 'creator-failed',
    path: '/sfx-creator',
    person: 'premium',
    prepare: (page) => page.route(generateRoute, (route) => route.fulfill(answerJson(500, { error: 'Failed to generate sound effect. Please try again.', code: 'GENERATION_FAILED' }))),
    act: async (page) => {
      await typePrompt(page, 'A church bell strikes far away');
      await generate(page);
      await page.getByText('Generation Failed').waitFor();
    },
  },
  {
    name: 'creator-insufficient',
    path: '/sfx-creator',
    person: 'poor',
    act: async (page) => {
      await typePrompt(page, 'A church bell strikes far away');
      await generate(page);
      await page.getByText('Insufficient Credits').waitFor();
    },
  },
  {
    name: 'creator-limit',
    path: '/sfx-creator',
    person: 'free',
    act: async (page) => {
      await typePrompt(page, 'A church bell strikes far away');
      await generate(page);
      await page.getByText('Limit Reached').waitFor();
    },
  },
  { name: 'library', path: '/sfx-library', person: 'premium' },
  { name: 'library-empty', path: '/sfx-library', person: 'poor' },
  {
    name: 'library-playing',
    path: '/sfx-library',
    person: 'premium',
    act: async (page) => {
      await button(page, `Play ${LAST_SOUND}`).click();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'library-download',
    path: '/sfx-library',
    person: 'premium',
    // on a phone the formats stand in the menu of the row
    act: (page, { phone }) => button(page, `${phone ? 'More for' : 'Download'} ${LAST_SOUND}`).click(),
  },
  { name: 'library-more', path: '/sfx-library', person: 'premium', act: (page) => button(page, `More for ${LAST_SOUND}`).click() },
  {
    name: 'library-delete',
    path: '/sfx-library',
    person: 'premium',
    act: async (page) => {
      await button(page, `More for ${LAST_SOUND}`).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    },
  },
  {
    name: 'library-selection',
    path: '/sfx-library',
    person: 'premium',
    act: async (page, { phone }) => {
      if (phone) {
        await button(page, `More for ${LAST_SOUND}`).click();
        await page.getByRole('menuitem', { name: 'Select' }).click();
      }
      for (const name of phone ? ['A small dog barks twice'] : [LAST_SOUND, 'A small dog barks twice'])
        await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    },
  },
  {
    name: 'library-nothing',
    path: '/sfx-library',
    person: 'premium',
    act: async (page) => {
      await page.getByRole('searchbox').fill('purple');
      await page.getByText('Nothing matches purple').waitFor();
    },
  },
  {
    name: 'library-tags',
    path: '/sfx-library',
    person: 'premium',
    act: async (page) => {
      await button(page, `More for ${LAST_SOUND}`).click();
      await page.getByRole('menuitem', { name: 'Tags' }).click();
      await page.keyboard.type('harbour');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'library-trash',
    path: '/sfx-library',
    person: 'premium',
    prepare: async (page) => {
      const ids = await page.request.get('/api/sound-effects/all').then((answer) => answer.json());
      const rain = ids.find(({ name }) => name.startsWith('Heavy rain'));
      if (rain) await page.request.delete(`/api/sound-effects/${rain.id}`);
    },
    act: async (page) => {
      await button(page, /^Trash/).click();
      await page.getByRole('list', { name: 'Trash' }).waitFor();
      await page.request.get('/api/sound-effects/all?deleted=true').then(async (answer) => {
        for (const { id } of await answer.json()) await page.request.post(`/api/sound-effects/${id}/restore`);
      });
    },
  },
  {
    name: 'library-error',
    path: '/sfx-library',
    person: 'premium',
    prepare: (page) => page.route('**/api/sound-effects/all*', (route) => route.fulfill(answerJson(500, { error: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' }))),
  },
];
