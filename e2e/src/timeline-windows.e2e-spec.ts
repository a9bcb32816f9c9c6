import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { openPage } from './support/browser';
import { Visit } from './support/visit';

const EMAIL = 'twin@example.com';
/** At 100 % a second is this wide. */
const SECOND_PX = 10;
/** Of the sheet of keys, and a little. */
const TWO_LINES_PX = 50;

describe('a timeline in two windows, off the net, and with sounds of the library [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let address: string;

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce' },
      person: { email: EMAIL, name: 'Twin', credits: 100 },
    });
    ({ page } = visit);
    const post = async <T>(path: string, data: object): Promise<T> => {
      const answer = await visit.context.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } });
      if (!answer.ok()) throw new Error(await answer.text());
      return (await answer.json()) as T;
    };
    const { id } = await post<{ id: number }>('/api/projects', { name: 'Twins', type: 'timeline' });
    const take = await post<{ audioUrl: string; audioUrl48k: string }>('/api/sound-effects/generate', {
      description: 'rain',
      duration: 4,
    });
    // of no project: it is found in the library only
    await post('/api/sound-effects', {
      title: 'Rain',
      audioUrl: take.audioUrl,
      audioUrl48k: take.audioUrl48k,
      duration: 4,
      prompt: 'rain',
      intensity: 'moderate',
    });
    address = `/?project=${id}`;
    await page.goto(address);
    await page.locator('[data-track="0"]').waitFor();
  });
  afterAll(() => visit?.end());

  const clips = (of: Page = page) => of.locator('[data-clip]');
  const clipAt = (of: Page, track: number, seconds: number) =>
    of.getByRole('button', { name: new RegExp(`, track ${track}, ${seconds} seconds?`) });
  const saved = (of: Page = page) => of.getByText('All changes saved').waitFor();
  const fromLibrary = (seconds: number) =>
    page
      .getByRole('region', { name: 'Library' })
      .getByRole('listitem')
      .first()
      .dragTo(page.locator('[data-track="0"]'), {
        sourcePosition: { x: 120, y: 20 },
        targetPosition: { x: seconds * SECOND_PX + 2, y: 30 },
      });

  it('takes a sound of the library by drag', async () => {
    await page.getByText('Library', { exact: true }).first().click();
    await fromLibrary(2);
    await clipAt(page, 1, 2).waitFor();
    await fromLibrary(12);
    await clipAt(page, 1, 12).waitFor();
    await saved();
  });

  it('cross fades what is dropped on another clip with Ctrl', async () => {
    await drag(page, clipAt(page, 1, 12), -70, 'Control');
    await clipAt(page, 1, 5).waitFor();
    expect(await page.getByLabel('Fade in').inputValue()).toBe('1.0 s');
    await clipAt(page, 1, 2).click({ position: { x: 8, y: 40 } });
    expect(await page.getByLabel('Fade out').inputValue()).toBe('1.0 s');
    await saved();
  });

  it('keeps what is changed without a net, and sends it when there is one again', async () => {
    await visit.context.setOffline(true);
    await drag(page, clipAt(page, 1, 2), 200);
    await page.getByText('Offline, changes are kept').waitFor();
    await visit.context.setOffline(false);
    await saved();
    await page.reload();
    await clipAt(page, 1, 22).waitFor();
  });

  it('shows within a second what another window changed, and says so only where edits of its own lie over it', async () => {
    const other = await openPage(visit.context);
    await other.goto(address);
    await clipAt(other, 1, 22).waitFor();
    await drag(other, clipAt(other, 1, 22), 100);
    await clipAt(other, 1, 32).waitFor();
    await saved(other);
    await clipAt(page, 1, 32).waitFor({ timeout: 1_000 });
    expect(await page.getByText('Changed in another window').count()).toBe(0);
    await drag(page, clipAt(page, 1, 5), 50);
    await clipAt(page, 1, 10).waitFor();
    expect(await clips().count()).toBe(2);
    await saved();
    await other.close();
  });

  it('lets clips follow their shots into a new cut, by the keyboard and in one step of undo', async () => {
    const first = [event('street', 0, 0, 8), event('yard', 0, 8, 40)];
    const second = [event('street', 0, 0, 8), event('door', 0, 8, 11), event('yard', 0, 11, 43)];
    // beside what belongs to no clip
    await page.keyboard.press('Escape');
    await readCut(page, first);
    await page.getByText('2 cues imported').waitFor();
    await readCut(page, second);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 clips move. 1 marker moves.').waitFor();
    await dialog.getByRole('button', { name: 'Use as the new cut' }).press('Enter');
    await clipAt(page, 1, 13).waitFor();
    await clipAt(page, 1, 35).waitFor();
    await page.keyboard.press('Control+z');
    await clipAt(page, 1, 10).waitFor();
    await clipAt(page, 1, 32).waitFor();
    await saved();
  });

  it('takes another key for an action, in the sheet and in the hand', async () => {
    await page.keyboard.press('?');
    const row = page.getByRole('button', { name: /^Mute the clip:/ });
    // the row with the most keys leaves its words their room
    const most = page.getByRole('dialog').getByText('Delete and close the gap on all tracks');
    expect(await most.evaluate((words) => words.clientHeight)).toBeLessThan(TWO_LINES_PX);
    await row.click();
    await page.keyboard.press('Shift+U');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await clipAt(page, 1, 10).click({ position: { x: 8, y: 40 } });
    const before = await page.locator('[data-clip]').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML).join());
    await page.keyboard.press('Shift+U');
    await page.waitForFunction(
      (was) => [...document.querySelectorAll('[data-clip]')].map(({ outerHTML }) => outerHTML).join() !== was,
      before,
    );
  });

  it('did all of that without an error in the page', () => {
    expect(page.problems).toEqual([]);
  });
});

/** A line of a decision list; whole seconds below a minute. */
function event(source: string, sourceIn: number, recordIn: number, recordOut: number): string {
  const second = (at: number) => String(at).padStart(2, '0');
  const sourceOut = sourceIn + recordOut - recordIn;
  const times = [`00:00:${second(sourceIn)}:00`, `00:00:${second(sourceOut)}:00`];
  const record = [`01:00:${second(recordIn)}:00`, `01:00:${second(recordOut)}:00`];
  return `001  ${source}  V  C  ${[...times, ...record].join(' ')}`;
}

const readCut = (page: Page, lines: readonly string[]) =>
  page
    .getByTestId('choose-cues')
    .setInputFiles({ name: 'cut.edl', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) });

/** Drags a clip sideways, freely of what it would snap to but the seconds. */
async function drag(page: Page, target: Locator, byPx: number, key?: string): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to drag');
  const [x, y] = [box.x + 20, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx / 2, y, { steps: 4 });
  await page.mouse.move(x + byPx, y, { steps: 4 });
  if (key !== undefined) await page.keyboard.down(key);
  await page.mouse.up();
  if (key !== undefined) await page.keyboard.up(key);
}
