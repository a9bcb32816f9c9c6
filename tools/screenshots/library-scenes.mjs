import { answerJson, button } from './acts.mjs';

const LAST_SOUND = 'Waves roll onto a pebble beach';
const SHORT_SOUND = 'A small dog barks twice';

const chooseInMenu = async (page, sound, action) => {
  await button(page, `More for ${sound}`).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const openDialog = (sound, action) => async (page) => {
  await chooseInMenu(page, sound, action);
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(500);
};

/** The library's states and dialogs. @type {readonly import('./scenes.mjs').Scene[]} */
export const LIBRARY_SCENES = [
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
  {
    name: 'library-more',
    path: '/sfx-library',
    person: 'premium',
    act: (page) => button(page, `More for ${LAST_SOUND}`).click(),
  },
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
    prepare: (page) =>
      page.route(/sound-effects\/(all|index)/, (route) =>
        route.fulfill(
          answerJson(500, { error: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' }),
        ),
      ),
  },
  {
    name: 'library-rename',
    path: '/sfx-library',
    person: 'premium',
    act: (page) => chooseInMenu(page, LAST_SOUND, 'Rename'),
  },
  { name: 'library-files', path: '/sfx-library', person: 'premium', act: openDialog(LAST_SOUND, /^Download as/) },
  { name: 'library-share', path: '/sfx-library', person: 'premium', act: openDialog(LAST_SOUND, 'Share') },
  { name: 'library-provenance', path: '/sfx-library', person: 'premium', act: openDialog(LAST_SOUND, /^Provenance/) },
  { name: 'library-variations', path: '/sfx-library', person: 'premium', act: openDialog(SHORT_SOUND, /^Variations/) },
  {
    name: 'library-variations-made',
    path: '/sfx-library',
    person: 'premium',
    act: async (page) => {
      await openDialog(SHORT_SOUND, /^Variations/)(page);
      await button(page, 'Generate variations').click();
      await page.getByRole('list', { name: 'Variations' }).waitFor();
    },
  },
  {
    name: 'library-cut',
    path: '/sfx-library',
    person: 'premium',
    act: async (page) => {
      await openDialog(LAST_SOUND, /^Trim and fade/)(page);
      for (const [name, value] of [
        ['From', '1.5'],
        ['To', '8'],
        ['fade in', '0.5'],
        ['fade out', '2'],
      ])
        await page.getByRole('spinbutton', { name }).fill(value);
    },
  },
];
