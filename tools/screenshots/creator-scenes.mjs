import { answerJson, button, failure, staysRunning } from './acts.mjs';

const typePrompt = async (page, text) => {
  await page.getByLabel('Describe your sound effect').fill(text);
  await page.getByRole('list', { name: 'How we read it' }).waitFor();
  await page.waitForTimeout(1_500);
};
const generate = (page) => button(page, /^Generate/).click();
/** The takes are there, with their spectra and their levels (which a phone does not show). */
const isMade = async (page) => {
  await page.getByRole('region', { name: 'Takes', exact: true }).waitFor();
  await page.getByRole('article').last().getByText(/LUFS/).waitFor({ state: 'attached' });
  await page.getByText('In library').first().waitFor();
};
const makeTwo = async (page) => {
  await typePrompt(page, 'Heavy rain on a tin roof, distant thunder');
  await page.getByRole('radiogroup', { name: 'Takes' }).getByText('2').click();
  await generate(page);
  await isMade(page);
};
const hasOtherEngine = async (page) => {
  const config = await page.request.get('/api/config').then((answer) => answer.json());
  const generators = [
    {
      id: 'elevenlabs',
      name: 'ElevenLabs',
      terms: 'Made by ElevenLabs: their terms hold for this sound, too.',
      isDefault: false,
    },
  ];
  await page.route('**/api/config', (route) => route.fulfill(answerJson(200, { ...config, generators })));
};
const generateRoute = '**/api/sound-effects/generate';

/** The creator's states and dialogs. @type {readonly import('./scenes.mjs').Scene[]} */
export const CREATOR_SCENES = [
  { name: 'creator-empty', path: '/sfx-creator', person: 'premium' },
  {
    name: 'creator-typed',
    path: '/sfx-creator',
    person: 'premium',
    act: (page) => typePrompt(page, 'Heavy rain on a tin roof, distant thunder, a bellwix'),
  },
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
    act: makeTwo,
  },
  {
    name: 'creator-take-menu',
    path: '/sfx-creator',
    person: 'premium',
    act: async (page) => {
      await makeTwo(page);
      await button(page, /^Actions for Take 2/).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'creator-download-failed',
    path: '/sfx-creator',
    person: 'premium',
    prepare: (page) =>
      page.route('**/api/sound-effects/*/download-*', (route) =>
        route.fulfill(failure(503, 'UNAVAILABLE', 'We are busy right now. Please try again in a moment.')),
      ),
    act: async (page) => {
      await makeTwo(page);
      await button(page, /^Download Take 1/).click();
      await page.getByRole('menuitem', { name: /^WAV/ }).click();
      await page.getByRole('article').first().getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'creator-failed',
    path: '/sfx-creator',
    person: 'premium',
    prepare: (page) =>
      page.route(generateRoute, (route) =>
        route.fulfill(
          answerJson(500, { error: 'Failed to generate sound effect. Please try again.', code: 'GENERATION_FAILED' }),
        ),
      ),
    act: async (page) => {
      await typePrompt(page, 'A church bell strikes far away');
      await generate(page);
      await page.getByText('Generation Failed').first().waitFor();
    },
  },
  {
    name: 'creator-insufficient',
    path: '/sfx-creator',
    person: 'poor',
    act: async (page) => {
      await typePrompt(page, 'A church bell strikes far away');
      await generate(page);
      await page.getByText('Insufficient Credits').first().waitFor();
    },
  },
  {
    name: 'creator-limit',
    path: '/sfx-creator',
    person: 'free',
    act: async (page) => {
      await typePrompt(page, 'A church bell strikes far away');
      await generate(page);
      await page.getByText('Limit Reached').first().waitFor();
    },
  },
  {
    name: 'creator-share',
    path: '/sfx-creator',
    person: 'premium',
    act: async (page, { phone }) => {
      await makeTwo(page);
      // on a phone it stands in the menu of the take
      if (phone) await button(page, /^Actions for Take 1/).click();
      await (phone ? page.getByRole('menuitem', { name: 'Share' }) : button(page, /^Share Take 1/)).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).waitFor();
    },
  },
  {
    name: 'creator-refined',
    path: '/sfx-creator',
    person: 'premium',
    act: async (page) => {
      await typePrompt(page, 'Three knocks on a wooden door while rain falls');
      await page.getByLabel('Refine').fill('further away, darker, one more knock');
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Refinements' }).waitFor();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'creator-batch',
    path: '/sfx-creator',
    person: 'premium',
    act: async (page) => {
      await button(page, 'Batch').click();
      await page
        .getByLabel('Descriptions, one per line')
        .fill(
          'Rain on a tent\nA small bell rings twice\nA door creaks open slowly and falls shut in a large empty hall',
        );
    },
  },
  {
    name: 'creator-ideas',
    path: '/sfx-creator',
    person: 'premium',
    act: async (page) => {
      await page.getByLabel('Category of ideas').click();
      await page.getByTitle('Doors and household').waitFor();
    },
  },
  {
    name: 'creator-engine',
    path: '/sfx-creator',
    person: 'premium',
    prepare: hasOtherEngine,
    act: async (page) => {
      await typePrompt(page, 'Heavy rain on a tin roof, distant thunder');
      await page.getByLabel('Engine').click();
      await page.getByTitle('ElevenLabs').click();
      await page.getByText(/their terms hold/).waitFor();
    },
  },
];
