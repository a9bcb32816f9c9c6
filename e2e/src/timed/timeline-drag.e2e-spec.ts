import { randomUUID } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { assertInTime, referenceSeconds, slowness } from '../../../tools/bench/machine-speed.mjs';
import { launchBrowser, openPage } from '../support/browser';
import { traced, workPerFrame } from '../support/main-thread';
import { Product } from '../support/product';

const EMAIL = 'drag@example.com';
const HOUR = 3_600;
const CLIPS = 300;
/** Processor time is measured in the long form, which has the machine for itself. */
const IS_FULL = process.env['TEST_FORM'] === 'full';
const SECONDS = IS_FULL ? 10 : 1;
/** So many moves are made however slow the machine is: what is counted over them has to be there. */
const LEAST_MOVES = 20;
const SLOW_DOWN = 4;
const FRAME_MS = 1_000 / 60;

/** Moves the pressed pointer. Playwright's own move would have the page run two scripts of Playwright's for it. */
async function dragTo(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
}

describe(`a project of an hour with ${CLIPS} clips, on a machine ${SLOW_DOWN} times slower [long]`, () => {
  let product: Product;
  let browser: Browser;
  let page: Page & { problems: string[] };

  beforeAll(async () => {
    [product, browser] = await Promise.all([Product.shared(), launchBrowser()]);
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
    const { request } = context;
    await request.post('/api/auth/dev-login', { data: { email: EMAIL, name: 'Drag' } });
    await product.grant(EMAIL, 100);
    const post = async <T>(address: string, data: object): Promise<T> => {
      const answer = await request.post(address, { data, headers: { 'Idempotency-Key': randomUUID() } });
      if (!answer.ok()) throw new Error(await answer.text());
      return (await answer.json()) as T;
    };
    const project = await post<{ id: number }>('/api/projects', { name: 'Hour', type: 'timeline' });
    const take = await post<{ audioUrl: string; audioUrl48k: string }>('/api/sound-effects/generate', {
      description: 'rain',
      duration: 8,
      projectId: project.id,
    });
    const effect = await post<{ id: number }>('/api/sound-effects', {
      projectId: project.id,
      title: 'rain',
      audioUrl: take.audioUrl,
      audioUrl48k: take.audioUrl48k,
      duration: 8,
      prompt: 'rain',
      intensity: 'moderate',
    });
    const changes = Array.from({ length: CLIPS }, (_, i) => ({
      op: 'put',
      key: randomUUID(),
      item: { soundEffectId: effect.id, startTime: (i * HOUR) / CLIPS, trackIndex: i % 3, duration: 8 },
    }));
    const edited = await request.patch(`/api/projects/${project.id}/timeline`, {
      data: {
        revision: (await (await request.get(`/api/projects/${project.id}/timeline-state`)).json()).revision,
        editId: randomUUID(),
        changes,
      },
    });
    if (!edited.ok()) throw new Error(await edited.text());
    page = await openPage(context);
    // An hour without the video that it would take.
    await page.route(`**/api/projects/${project.id}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), videoDuration: HOUR } });
    });
    await page.goto(`/?project=${project.id}`);
    await page.locator('[data-clip]').first().waitFor();
    // a drag is measured, and not the rest of the page's opening
    // its stream of news stays open: it rests once nothing has come for a while
    await page.waitForFunction((restMs) => {
      const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
      return performance.now() - Math.max(0, ...ends) > restMs;
    }, 500);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.dispose();
  });

  it('draws the clips that are seen, and no others', async () => {
    expect(await page.locator('[data-clip]').count()).toBeLessThan(40);
  });

  /** What is dragged in the second clip: pressed at a place of its element, moved along a path. */
  const DRAGS = [
    {
      what: 'a clip',
      part: 'body',
      to: (i: number) => ({ x: 300 + 280 * Math.sin(i / 20), y: 60 * Math.sin(i / 31) }),
      isFullOnly: false,
    },
    {
      what: 'an edge',
      part: 'trim-end',
      to: (i: number) => ({ x: -20 - 20 * Math.sin(i / 20), y: 0 }),
      isFullOnly: true,
    },
    {
      what: 'a fade',
      part: 'fade-out',
      to: (i: number) => ({ x: -20 - 20 * Math.sin(i / 20), y: 0 }),
      isFullOnly: true,
    },
  ].filter(({ isFullOnly }) => IS_FULL || !isFullOnly);

  const SMOOTH = IS_FULL ? ', p95 of the work per frame at most 10 ms and no task over 50 ms' : '';

  it.each(DRAGS)(
    `drags $what with at most 60 nodes changed at once${SMOOTH}, in ${SECONDS} s`,
    async ({ what, part, to }) => {
      const session = await page.context().newCDPSession(page);
      await page
        .locator('[data-clip]')
        .nth(1)
        .locator('[data-part="body"]')
        .click({ position: { x: 20, y: 40 } });
      // the page may have scrolled to it, and others be drawn before it
      const clip = page.locator('[data-clip]:has([aria-pressed="true"])');
      const box = await clip.locator(`[data-part="${part}"]`).boundingBox();
      if (box === null) throw new Error('no clip');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + to(0).x / 10, y);
      await page.evaluate(() => {
        // An observer answers once for all that one pointer event changed.
        const counts: number[] = [];
        new MutationObserver((records) => counts.push(new Set(records.map(({ target }) => target)).size)).observe(
          document.body,
          { subtree: true, childList: true, attributes: true, characterData: true },
        );
        Object.assign(window, { changedNodes: counts });
      });
      const factor = slowness(await page.evaluate(referenceSeconds));
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      const tasks = await traced(session, async () => {
        const begin = Date.now();
        for (let moves = 0, i = 0; Date.now() - begin < SECONDS * 1_000 || moves < LEAST_MOVES; moves++) {
          await page.waitForTimeout(Math.max(0, begin + i * FRAME_MS - Date.now()));
          await dragTo(session, x + to(i).x, y + to(i).y);
          i = Math.floor((Date.now() - begin) / FRAME_MS) + 1;
        }
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const changedNodes = await page.evaluate(() => (window as unknown as { changedNodes: number[] }).changedNodes);
      // the worker has drawn it and said so
      expect(await page.locator('[data-lifted]').count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      const work = workPerFrame(tasks);
      const p95 = work[Math.floor(work.length * 0.95)];
      const longest = Math.max(...tasks.map(({ ms }) => ms));
      const nodes = Math.max(...changedNodes);
      console.log(
        `${what}: work per frame p50 ${work[work.length >> 1].toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
          `longest task ${longest.toFixed(1)} ms, ${nodes} nodes, ${work.length} frames`,
      );
      expect(nodes).toBeLessThanOrEqual(60);
      assertInTime('frames', work.length, { atLeast: SECONDS * (IS_FULL ? 55 : 10) }, factor);
      if (IS_FULL) {
        assertInTime('p95 of the work per frame, ms', p95, { atMost: 10 }, factor);
        assertInTime('longest task, ms', longest, { atMost: 50 }, factor);
      }
      expect(page.problems).toEqual([]);
    },
  );
});
