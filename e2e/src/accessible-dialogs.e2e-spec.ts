import type { Locator, Route } from 'playwright-core';
import { expectNoBarrier } from './support/axe';
import { answerExports } from './support/export-answers';
import { cutTexts } from './support/overflow';
import { inPseudo, openInPseudo } from './support/screens';
import { addVoice, makeProject, post } from './support/small-project';
import { Visit } from './support/visit';

/**
 * What opens over a page, and pages that have something in them: where no flow by the keyboard alone holds it against
 * axe already.
 */
describe('what opens over a page has no barrier in either theme [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let project: number;
  let sound: number;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce', bypassCSP: true, permissions: ['clipboard-read', 'clipboard-write'] },
      person: { email: 'dia@example.com', name: 'Dia', credits: 100 },
    });
    ({ page } = visit);
    ({ project, sound } = await makeProject(visit.context.request));
  });
  afterAll(() => visit?.end());

  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const choose = (name: string | RegExp) => page.getByRole('menuitem', { name }).click();
  /** Looks at what has just opened, and closes it. */
  const look = async (role: 'dialog' | 'menu') => {
    const opened = page.getByRole(role).first();
    await opened.waitFor();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
  };

  it('a project: its menu, its new name and its end', async () => {
    await page.goto('/');
    await press('More for Harbour');
    await look('menu');
    for (const entry of ['Rename', 'Delete']) {
      await press('More for Harbour');
      await choose(entry);
      await look('dialog');
    }
  });

  it('a timeline with a marker under the playhead, the marker, and the sounds of the project [long]', async () => {
    await page.goto(`/?project=${project}`);
    await page.locator('[data-clip]').waitFor();
    await press(/^Begin, /);
    await expectNoBarrier(page);
    await press(/^Begin, /);
    await look('dialog');
    await press(/^Add .* to the timeline$/);
    await look('menu');
    await press(/^Delete Rain/);
    await look('dialog');
    await press('Clear All');
    await look('dialog');
  });

  it('a voice on which a clip stands, and the question before both go [long]', async () => {
    await addVoice(visit.context.request, { project, sound, name: 'Narration' });
    await page.goto(`/?project=${project}`);
    await page.getByText('Voice and music', { exact: true }).click();
    await press('Add Narration to the timeline');
    await choose(/^Add to A2/);
    await page.locator('[data-clip]').nth(1).waitFor();
    await press('Delete Narration');
    const question = page.getByRole('dialog', { name: 'Delete Narration?' });
    await question
      .getByRole('list', { name: 'Clips that go with it' })
      .getByText(/^A2 at /)
      .waitFor();
    await question.getByRole('button', { name: 'Delete with 1 clip' }).waitFor();
    await look('dialog');
  });

  it('a library: the question before a deletion, the menus of a selection, the trash [long]', async () => {
    await page.goto('/sfx-library');
    await press('Download Rain');
    await look('menu');
    await press('More for Rain');
    await choose('Delete');
    await look('dialog');
    await page.getByRole('checkbox', { name: 'Select Rain' }).click();
    for (const menu of ['Add to project', 'Download']) {
      await page.getByRole('toolbar').getByRole('button', { name: menu }).click();
      await look('menu');
    }
    const { audioUrl, audioUrl48k } = await post<Record<string, string>>(
      visit.context.request,
      '/api/sound-effects/generate',
      { description: 'bell', duration: 1 },
    );
    const { id } = await post<{ id: number }>(visit.context.request, '/api/sound-effects', {
      title: 'Bell',
      audioUrl,
      audioUrl48k,
    });
    await visit.context.request.delete(`/api/sound-effects/${id}`);
    await page.goto('/sfx-library');
    await press(/^Trash/);
    await page.getByRole('list', { name: 'Trash' }).waitFor();
    await expectNoBarrier(page);
  });

  it('a creator: several at once, the dialog of a sound that takes long, the menu of a chip [long]', async () => {
    await page.goto('/sfx-creator');
    await press('Batch');
    await look('dialog');
    await page.getByLabel('Describe your sound effect').fill('heavy rain on a tin roof');
    await page.getByRole('list', { name: 'How we read it' }).locator('button[aria-haspopup="menu"]').first().click();
    await look('menu');
    const held: Route[] = [];
    await page.route('**/api/sound-effects/generate', (route) => void held.push(route));
    await page.getByLabel('Describe your sound effect').press('Control+Enter');
    await look('dialog');
    // one that is let go would be made after all, and shown where the next is asked for
    await Promise.all(held.map((route) => route.abort()));
    await page.unrouteAll();
  });

  it('a take: its menu, and the one of its files [long]', async () => {
    await page.goto('/sfx-creator');
    await page.getByLabel('Describe your sound effect').fill('rain');
    await page.getByRole('radiogroup', { name: 'Takes' }).getByText('2', { exact: true }).click();
    await page.getByLabel('Describe your sound effect').press('Control+Enter');
    // one that is kept, and one that would be kept first
    for (const take of ['Take 1', 'Take 2'])
      for (const menu of [`Actions for ${take}`, `Download ${take}`]) {
        await press(new RegExp(`^${menu}`));
        await look('menu');
      }
  });

  it('a shared sound, from the link itself and from what is stored [long]', async () => {
    const share = await post<{ path: string }>(visit.context.request, `/api/sound-effects/${sound}/share`, {});
    await page.goto('/sfx-library');
    await press('More for Rain');
    await choose('Share');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    for (const path of [share.path, link]) {
      await page.goto(path);
      await page.getByRole('button', { name: /^Play/ }).first().waitFor();
      await expectNoBarrier(page);
    }
  });

  it('a checkout and the secret of a webhook [long]', async () => {
    await page.goto('/pricing');
    await page.getByRole('article', { name: 'Starter Pack' }).getByRole('button').click();
    await page.frameLocator('iframe[title="Checkout"]').getByText('$3.00').waitFor();
    await expectNoBarrier(page);
    await page.goto('/account?section=webhooks');
    await press('Add webhook');
    await page.getByLabel('Address').fill('https://example.com/hook');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    await look('dialog');
    await press(/^New secret for /);
    const question = page.getByRole('dialog');
    await question.waitFor();
    await expectNoBarrier(page);
    await question.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    await look('dialog');
    await press(/^Remove /);
    await look('dialog');
  });

  it('a key that is made and that is revoked [long]', async () => {
    await page.goto('/account?section=api-keys');
    await press('Create API key');
    await page.getByLabel('Name').fill('Robot');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copy' }).waitFor();
    await look('dialog');
    await press('Revoke Robot');
    await look('dialog');
  });

  describe('in the pseudo-language on a phone of 360 px [long]', () => {
    const found: string[] = [];
    const open = (name: string, path: string) => openInPseudo(page, { name, path, heading: /./ });
    const pseudo = (role: 'button' | 'menuitem', words: string) =>
      page.getByRole(role, { name: inPseudo(words) }).first();
    /** Opens something, notes what of it cannot be read, and closes it. */
    const measure = async (name: string, role: 'dialog' | 'menu', opening: () => Promise<void>) => {
      await opening();
      const opened = page.getByRole(role).first();
      await opened.waitFor();
      for (const text of await cutTexts(page)) found.push(`${name}: ${text}`);
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'hidden' });
    };
    const entryOf = (menu: Locator, entry: string) => async () => {
      await menu.click();
      await pseudo('menuitem', entry).click();
    };

    beforeAll(() => page.setViewportSize({ width: 360, height: 740 }));
    beforeEach(() => found.splice(0));

    it('every text of a project, its timeline and what opens over them can be read whole', async () => {
      await open('timeline', `/?project=${project}`);
      await page.locator('[data-clip]').first().waitFor();
      const marker = page.getByRole('button', { name: /^Begin, / });
      await marker.click();
      await measure('marker', 'dialog', () => marker.click());
      await measure('add', 'menu', () => pseudo('button', 'Add Rain').click());
      await measure('clip', 'menu', async () => {
        // a menu closes when the page scrolls: what closed before gives its focus back late, and that may scroll
        for (let isOpen = false; !isOpen; isOpen = await page.getByRole('menu').first().isVisible()) {
          await page.locator('[data-clip]').first().click({ button: 'right' });
          await page.waitForTimeout(500);
        }
      });
      await measure('delete', 'dialog', () => pseudo('button', 'Delete Rain').click());
      await measure('clear', 'dialog', () => pseudo('button', 'Clear All').click());
      await page.locator('[data-clip]').first().click();
      await measure('sound', 'dialog', () => pseudo('button', 'Replace').click());
      await measure('length', 'dialog', async () => {
        await page.getByRole('textbox', { name: inPseudo('Duration') }).fill('9');
        await page.keyboard.press('Enter');
      });
      expect(found).toEqual([]);
    });

    it('every text of an export can be read whole, whatever comes of it [long]', async () => {
      const turn = await answerExports(page, 'queued');
      // beside the one for the video, whose name begins alike
      const formats = () =>
        page
          .getByRole('button', { name: inPseudo('Export as') })
          .last()
          .click();
      await open('timeline', `/?project=${project}`);
      await measure('waiting', 'dialog', formats);
      await measure('running', 'dialog', async () => {
        await formats();
        turn('running');
        await page.getByRole('dialog').getByText('42%', { exact: true }).waitFor();
      });
      turn('failed');
      await measure('failed', 'dialog', async () => {
        await formats();
        await page.getByRole('dialog').getByRole('alert').waitFor();
      });
      turn('done');
      await measure('done', 'dialog', async () => {
        await formats();
        await page.getByRole('dialog').locator('.ant-btn-primary').click();
        await page.getByRole('dialog').getByRole('link').waitFor();
      });
      await page.unrouteAll();
      expect(found).toEqual([]);
    });

    it('every text of an upload can be read whole, while it is sent and when it was refused [long]', async () => {
      await open('timeline', `/?project=${project}`);
      const send = (name: string, mimeType: string) =>
        page
          .locator('input[type="file"]')
          .first()
          .setInputFiles({ name, mimeType, buffer: Buffer.alloc(2 ** 20) });
      const read = async (state: string) => {
        for (const text of await cutTexts(page)) found.push(`${state}: ${text}`);
      };
      await send('harbour-trailer-final-mix-of-monday.txt', 'text/plain');
      await page.getByRole('alert').filter({ hasText: '.mp4' }).waitFor();
      await read('refused');
      await page.route('**/storage/**', () => undefined);
      await send('harbour-trailer-final-mix-of-monday.mp4', 'video/mp4');
      await page.getByRole('progressbar').waitFor();
      await read('sent');
      await page.unrouteAll();
      expect(found).toEqual([]);
    });

    it('every text of a dashboard and what opens over it can be read whole [long]', async () => {
      await open('dashboard', '/');
      const more = pseudo('button', 'More for Harbour');
      await measure('project', 'menu', () => more.click());
      for (const entry of ['Rename', 'Delete']) await measure(entry, 'dialog', entryOf(more, entry));
      await measure('new project', 'dialog', () => pseudo('button', 'New project').click());
      await measure('more', 'menu', () => page.getByRole('navigation').getByRole('button').last().click());
      expect(found).toEqual([]);
    });

    it('every text of a library and what opens over it can be read whole [long]', async () => {
      await open('library', '/sfx-library');
      const more = pseudo('button', 'More for Rain');
      await measure('row', 'menu', () => more.click());
      for (const entry of ['Variations', 'Trim and fade', 'Tags', 'Download as', 'Share', 'Provenance', 'Delete'])
        await measure(entry, 'dialog', entryOf(more, entry));
      await entryOf(more, 'Select')();
      for (const menu of ['Add to project', 'Download'])
        await measure(menu, 'menu', () =>
          page
            .getByRole('toolbar')
            .getByRole('button', { name: inPseudo(menu) })
            .click(),
        );
      expect(found).toEqual([]);
    });

    it('every text of a creator, its takes and what opens over them is whole, and no toast on a menu [long]', async () => {
      await open('creator', '/sfx-creator');
      await measure('several', 'dialog', () => pseudo('button', 'Batch').click());
      await page.getByRole('textbox').first().fill('rain on a tin roof and a bellwix');
      const chips = page.locator('main ul button[aria-haspopup="menu"]');
      await measure('chip', 'menu', () => chips.nth(1).click());
      await page.getByRole('textbox').first().press('Control+Enter');
      const take = page.getByRole('article').first();
      const actions = take.getByRole('button', { name: inPseudo('Actions for') });
      await actions.waitFor();
      await measure('files', 'menu', async () => {
        await take.getByRole('button', { name: inPseudo('Download') }).click();
        // it can be reached while the toast tells that the sound is there
        await page.getByRole('menuitem').first().click({ trial: true });
      });
      await measure('take', 'menu', () => actions.click());
      await measure('share', 'dialog', entryOf(actions, 'Share'));
      expect(found).toEqual([]);
    });

    it('every text of an account, its keys, webhooks and payments can be read whole [long]', async () => {
      await open('account', '/account');
      await measure('end', 'dialog', () => pseudo('button', 'Delete account').click());
      await open('keys', '/account?section=api-keys');
      await measure('key', 'dialog', () => pseudo('button', 'Create API key').click());
      await open('webhooks', '/account?section=webhooks');
      await measure('webhook', 'dialog', () => pseudo('button', 'Add webhook').click());
      await open('pricing', '/pricing');
      await measure('checkout', 'dialog', () => page.getByRole('article').last().getByRole('button').click());
      expect(found).toEqual([]);
    });
  });
});
