import type { APIRequestContext, BrowserContext, Page } from 'playwright-core';
import { Product } from './support/product';
import { DESKTOP, Visit } from './support/visit';

/** What may move from the click to the sound, as the sum of all layout shifts; web.dev/cls calls less than 0.1 good. */
const LIMIT = 0.06;
/** Where a line more moves most of what is seen. */
const PHONE = { width: 390, height: 844 };
const SIZES = process.env['TEST_FORM'] === 'full' ? [DESKTOP, PHONE] : [PHONE];
/** One layer, and several that have a panel below the take. */
const PROMPTS = ['a church bell', 'rain while a dog barks twice, then thunder'];

/** On a machine that is busy with other suites. */
const MADE_WITHIN_MS = 120_000;
/** A press that comes as the sound begins by itself would pause it. */
const BEGINS_WITHIN_MS = 3_000;

declare global {
  interface Window {
    shifts: { at: number; value: number; moved: string[] }[];
  }
}

describe('the creator stays where it is [long]', () => {
  let product: Product;
  let visit: Visit | undefined;
  beforeAll(async () => {
    product = await Product.shared();
  });
  afterEach(() => visit?.browser.close());
  afterAll(() => product?.dispose());

  it.each(SIZES)(
    'at $width px from the click on Generate until the sound plays, on a slow line, for who makes the first sound and the second',
    async (viewport) => {
      const person = { email: `steady-${viewport.width}@example.com`, name: 'Steady', credits: 20 };
      visit = await Visit.begin({
        product: Promise.resolve(product),
        person,
        context: { viewport },
        prepare: watchShifts,
      });
      const { page } = visit;
      await warm(page.context().request);
      await page.goto('/sfx-creator');
      for (const prompt of PROMPTS) {
        const field = page.getByLabel('Describe your sound effect');
        await field.fill(prompt);
        await page.getByRole('list', { name: 'How we read it' }).locator('canvas').first().waitFor();
        // the picture that the ideas or the words wait for
        await page.waitForTimeout(1500);
        const since = await page.evaluate(() => performance.now());
        const fast = await slowLine(page);
        await page.getByRole('button', { name: /^Generate/ }).click();
        const takes = page.getByRole('region', { name: 'Takes', exact: true });
        const play = takes.getByRole('button', { name: `Play ${prompt}` });
        const pause = takes.getByRole('button', { name: `Pause ${prompt}` });
        await play.or(pause).waitFor({ timeout: MADE_WITHIN_MS });
        // it plays by itself, but not over the one before
        const begins = pause.waitFor({ timeout: BEGINS_WITHIN_MS });
        await begins.catch(() => play.click());
        await pause.waitFor();
        await page.waitForTimeout(1500);
        await fast();
        expect(await field.inputValue()).toBe('');
        const shifts = (await page.evaluate(() => window.shifts)).filter(({ at }) => at >= since);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        if (sum > LIMIT) throw new Error(`moved by ${sum.toFixed(3)}: ${JSON.stringify(shifts, null, 1)}`);
      }
      expect(page.problems).toEqual([]);
    },
    2 * MADE_WITHIN_MS + 60_000,
  );
});

/**
 * The first sounds of a new product take longest, and one that takes too long on a busy machine is given up: whoever
 * made it asks again.
 */
async function warm(request: APIRequestContext): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1)
    if (
      (
        await request.post('/api/sound-effects/generate', { data: { description: PROMPTS.join(', '), duration: 5 } })
      ).status() === 200
    )
      return;
}

/**
 * 1.6 Mbit/s, 400 ms there and back: the take comes later than half a second after the click. @returns puts an end to
 * it
 */
async function slowLine(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const set = (latency: number, throughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  await session.send('Network.enable');
  await set(400, 200_000);
  return () => set(0, -1);
}

/** Every shift counts, also those that the standard excuses because somebody has just clicked. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: readonly { node: Node | null }[];
    }
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        window.shifts.push({
          at: entry.startTime,
          value: entry.value,
          moved: entry.sources.map(({ node }) =>
            node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? 'gone'),
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
