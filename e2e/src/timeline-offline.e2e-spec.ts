import { randomUUID } from 'node:crypto';
import { openPage } from './support/browser';
import { Visit } from './support/visit';

describe('a project without network [long]', () => {
  let visit: Visit;
  /** A page of somebody who does not count bytes. */
  let page: Awaited<ReturnType<typeof openPage>>;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce' },
      person: { email: 'far@example.com', name: 'Far', credits: 20 },
    });
    const post = async <T>(path: string, data: object): Promise<T> => {
      const answer = await visit.context.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } });
      if (!answer.ok()) throw new Error(await answer.text());
      return (await answer.json()) as T;
    };
    const { id: projectId } = await post<{ id: number }>('/api/projects', { name: 'Far', type: 'timeline' });
    const take = await post<{ audioUrl: string; audioUrl48k: string; duration: number }>(
      '/api/sound-effects/generate',
      { description: 'rain', duration: 4 },
    );
    const { id: soundEffectId } = await post<{ id: number }>('/api/sound-effects', {
      projectId,
      title: 'Rain',
      audioUrl: take.audioUrl,
      audioUrl48k: take.audioUrl48k,
      duration: take.duration,
      prompt: 'rain',
      intensity: 'moderate',
    });
    await post('/api/timeline-items', { projectId, soundEffectId, startTime: 0, trackIndex: 0 });
    page = await openPage(visit.context, { prefetches: true });
    await page.goto(`/?project=${projectId}`);
    await page.locator('[data-clip]').waitFor();
    // the page and the sound of its clip are kept
    while ((await keptMedia()) === 0) await new Promise((resolve) => setTimeout(resolve, 250));
    // what is saved from now on is in no answer that was kept, or in one that was kept between two saves
    await save('Mute A2');
    await page.evaluate((id) => fetch(`/api/projects/${id}/timeline-state`), projectId);
    await save('Solo A1');
  });
  afterAll(() => visit?.end());

  const save = async (button: string) => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await page.getByRole('button', { name: button, exact: true }).click();
    await saved;
    await page.getByText('All changes saved').waitFor();
  };
  const keptMedia = () => page.evaluate(async () => (await (await caches.open('whoosh-media')).keys()).length);
  const clip = () => page.locator('[data-clip]');

  it('opens, and its clip sounds', async () => {
    await visit.context.setOffline(true);
    await page.reload();
    await clip().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    // the meter of the track tells a level: the sound came out of the cache
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[aria-hidden="true"] > .mono')].some(({ textContent }) =>
        /^-?\d+$/.test(textContent),
      ),
    );
    await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
  });

  it('opens as it was saved last, and can undo that', async () => {
    const solo = page.getByRole('button', { name: 'Solo A1', exact: true, pressed: true });
    await solo.waitFor();
    await page.keyboard.press('Control+z');
    await solo.waitFor({ state: 'detached' });
  });

  it('names a track in a dialog that loads only when it is opened', async () => {
    await page.getByRole('button', { name: 'Track A1', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Name, colour and pan…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Track' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Doors');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Track Doors', exact: true }).waitFor();
  });

  it.each([
    ['the scene of a clip', () => clip().dblclick({ position: { x: 40, y: 40 } })],
    ['versions', () => page.getByRole('button', { name: 'Versions' }).click()],
    ['a review', () => page.getByRole('button', { name: 'Review' }).click()],
  ])('opens the dialog of %s, says that nothing can be had, and keeps the timeline', async (_what, open) => {
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/could not be loaded|didn't work/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await clip().waitFor();
  });

  it('keeps what is edited, and sends it when the network is back', async () => {
    await clip().click({ position: { x: 8, y: 40 } });
    await page.keyboard.press('Control+d');
    await page.getByText('Offline', { exact: false }).first().waitFor();
    await page.reload();
    await clip().nth(1).waitFor();
    await visit.context.setOffline(false);
    await page.getByText('All changes saved').waitFor();
  });

  it('leaves nothing behind for whoever comes after a sign-out', async () => {
    await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
    expect(await page.evaluate(() => caches.keys())).toEqual(['whoosh-files']);
  });
});
