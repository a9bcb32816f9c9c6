import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BUDGETS } from './support/budgets';
import path from 'node:path';
import { launchBrowser, openPage } from './support/browser';
import { edit, FrontEndReleases } from './support/front-end-releases';
import { Product } from './support/product';

const LIMIT_BYTES = 300 * 1024;
/** The long form also releases front ends anew, on a product of its own. */
const IS_FULL = process.env['TEST_FORM'] !== 'short';

describe('what loads', () => {
  let product: Product;
  let browser: Browser;
  const releases = new FrontEndReleases();
  beforeAll(async () => {
    [product, browser] = await Promise.all([IS_FULL ? releasedProduct() : Product.shared(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.dispose();
    releases.dispose();
  });

  async function releasedProduct(): Promise<Product> {
    await releases.releaseAll();
    return Product.start({ WEB_ROOT: releases.webRoot });
  }

  it('is under 300 KiB for a signed-out visitor: all that crosses the wire, with styles, letters and answers', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await openPage(context);
    const session = await context.newCDPSession(page);
    const kinds = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ type }) => kinds.add(type));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Send login code' }).waitFor();
    expect([...kinds]).toEqual(expect.arrayContaining(['Document', 'Script', 'Stylesheet', 'Font']));
    expect(bytes).toBeLessThan(LIMIT_BYTES);
    await context.close();
  });

  it('lets a visitor hear a sound with one press, without a call, and go on with the very sound in a new account', async () => {
    const IDEA = 'Three knocks on a wooden door';
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    const page = await openPage(context);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByLabel('Describe your sound effect').hover();
    await page.getByRole('button', { name: IDEA }).hover();
    expect(asked.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
    await page.getByRole('button', { name: IDEA }).click();
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await page.getByText('How we read it').first().waitFor();
    const calls = asked.filter((path) => path.startsWith('/api/'));
    expect(calls.filter((path) => !['/api/auth/user', '/api/config'].includes(path))).toEqual([]);
    await page.getByRole('button', { name: 'Keep it, free' }).click();
    await page.getByText(`Your sound “${IDEA}” is waiting for you.`).waitFor();
    await page.getByText('2 free sounds to start with.').waitFor();
    await page.getByLabel('Email').fill('tried@example.com');
    const made = page.waitForRequest('**/api/sound-effects/generate');
    await page.getByRole('button', { name: 'Development login' }).click();
    await page.waitForURL('**/sfx-creator');
    expect((await made).postDataJSON()).toMatchObject({ description: IDEA, seed: 1 });
    await page.getByRole('article', { name: /Take 1/ }).waitFor();
    expect(page.problems).toEqual([]);
    await context.close();
  });

  it('brings into sight on a phone what an idea at its lower edge becomes', async () => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: product.url, viewport, reducedMotion: 'reduce' });
    const page = await openPage(context);
    await page.goto('/auth', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Three knocks on a wooden door' }).click();
    const keep = page.getByRole('button', { name: 'Keep it, free' });
    await keep.waitFor();
    for (const part of [page.getByText('How we read it').first(), keep]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
    await context.close();
  });

  it.each(BUDGETS)('holds $part to its budget of $limitKiB KiB of gzipped JavaScript', ({ bytes, limitKiB }) => {
    expect(bytes()).toBeGreaterThan(1024);
    expect(bytes() / 1024).toBeLessThan(limitKiB);
  });

  describe('at first', () => {
    const SIZES = [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ];
    const open = async (signsIn: boolean): Promise<{ context: BrowserContext; page: Page }> => {
      const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
      if (signsIn)
        await context.request.post('/api/auth/dev-login', { data: { email: 'opening@example.com', name: 'Opening' } });
      return { context, page: await openPage(context) };
    };
    /** Of an element's words, or of a picture. */
    const placeOf = (page: Page, selector: string) =>
      page
        .locator(selector)
        .locator('visible=true')
        .first()
        .evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          const { x, y, width, height } = (element instanceof HTMLElement ? words : element).getBoundingClientRect();
          return { x, y, width, height };
        });

    it.each([
      {
        who: 'a visitor',
        path: '/auth',
        signsIn: false,
        size: 0,
        places: [
          ['#opening h1', 'main h1'],
          ['.opening-box svg', 'main svg'],
        ],
      },
      {
        who: 'who opens the creator for the first time',
        path: '/sfx-creator',
        signsIn: true,
        size: 1,
        places: [['.opening-creator h1', 'main h1']],
      },
      {
        who: 'a signed-in person',
        path: '/support',
        signsIn: true,
        size: 0,
        places: [['.opening-logo svg', '#root a[aria-label="Whoosh, dashboard"] svg']],
      },
    ])(
      '$who sees before any script what the page then shows in the same place',
      async ({ path, signsIn, size: one, places }) => {
        const { context, page } = await open(signsIn);
        for (const size of SIZES.filter((_, at) => IS_FULL || at === one)) {
          await page.setViewportSize(size);
          await context.route('**/main.*.js', (route) => route.abort());
          await page.goto(path, { waitUntil: 'load' });
          await page.evaluate(() => document.fonts.ready);
          const early = await Promise.all(places.map(([before = '']) => placeOf(page, before)));
          await context.unroute('**/main.*.js');
          await page.goto(path);
          for (const part of ['#opening', '#opening-page']) await page.locator(part).waitFor({ state: 'detached' });
          await page.evaluate(() => document.fonts.ready);
          const late = await Promise.all(places.map(([, after = '']) => placeOf(page, after)));
          expect(early).toEqual(late);
        }
        await context.close();
      },
    );

    it('a page asks for the session, the settings and its remote once each, and for its scripts before they run', async () => {
      const { context, page } = await open(true);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/support', { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
      const manifest =
        asked.find((path) => /^\/remotes\/account\/([\w.]+\/)?mf-manifest\.json$/.test(path)) ?? 'the manifest';
      for (const path of ['/api/auth/user', '/api/config', manifest])
        expect(asked.filter((one) => one === path)).toEqual([path]);
      const scripts = asked.filter((path) => path.endsWith('.js'));
      expect(new Set(scripts).size).toBe(scripts.length);
      const links = await (await context.request.get('/support')).text();
      expect(scripts.filter((path) => !links.includes(`href="${path}"`) && !links.includes(`src="${path}"`))).toEqual(
        [],
      );
      await context.close();
    });
  });

  it('loads what other pages are made of while nobody does anything, so that they open without the network [long]', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    await context.request.post('/api/auth/dev-login', { data: { email: 'ahead@example.com', name: 'Ahead' } });
    const page = await openPage(context, { prefetches: true });
    const loaded = Promise.all(
      ['creator', 'billing'].map((name) =>
        page.waitForResponse(`**/remotes/${name}/**/__federation_expose_routes*.js`),
      ),
    );
    await page.goto('/support');
    await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
    await loaded;
    // what came last is evaluated
    await page.waitForTimeout(500);
    await context.route('**/remotes/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Billing' }).click();
    await page.getByRole('heading', { name: 'Billing & Pricing' }).waitFor();
    await page.getByRole('link', { name: 'SFX Creator' }).click();
    await page.getByLabel('Describe your sound effect').waitFor();
    await context.close();
  });

  it('survives a micro-frontend that is down: a message with Retry in its place, the rest works, and Retry brings it back', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await openPage(context);
    await page.goto('/auth');
    await page.getByLabel('Email').fill('lin@example.com');
    await page.getByRole('button', { name: 'Development login' }).click();
    await page.waitForURL('**/pricing');
    await context.route('**/remotes/creator/**', (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.getByRole('link', { name: 'SFX Creator' }).click();
    const retry = page.getByRole('button', { name: /Retry/ });
    await retry.waitFor();
    await page.getByRole('link', { name: 'Billing' }).click();
    await page.getByRole('heading', { name: 'Billing & Pricing' }).waitFor();
    await page.getByRole('link', { name: 'SFX Creator' }).click();
    await retry.waitFor();
    await context.unroute('**/remotes/creator/**');
    await retry.click();
    await page.getByLabel('Describe your sound effect').waitFor();
    await context.close();
  });

  it('takes up a micro-frontend released alone, goes back to the one before, refuses one of another contract [long]', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await openPage(context);
    await page.goto('/auth');
    await page.getByLabel('Email').fill('lin@example.com');
    await page.getByRole('button', { name: 'Development login' }).click();
    await page.waitForURL('**/pricing');
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    const open = async (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
    // a page that runs asks for the addresses at most once a second
    const settings = async () => {
      await page.waitForTimeout(1100);
      // whoever is there already opens no page
      const opens = !page.url().endsWith('/pricing');
      const told = opens ? page.waitForResponse('**/api/config') : Promise.resolve();
      await open('Billing');
      await heading('Billing & Pricing');
      await told;
      await open('Settings');
    };
    await settings();
    await heading('Settings');

    const home = await releases.rebuild('mfe-account', '0.1.1', (folder) =>
      edit(path.join(folder, 'src/messages/en.json'), (text) =>
        text.replace('"accountPage.settings": "Settings"', '"accountPage.settings": "Your settings"'),
      ),
    );
    await releases.release('mfe-account', home);
    await settings();
    await heading('Your settings');
    for (const version of ['0.1.0', '0.1.1'])
      expect((await context.request.get(`/remotes/account/${version}/mf-manifest.json`)).status()).toBe(200);

    await releases.goTo('mfe-account', '0.1.0');
    await settings();
    await heading(/^Settings$/);
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);

    await releases.releaseWithManifest('mfe-account', '0.1.1', '0.2.0', (text) =>
      text.replace(/"contract": \d+/, '"contract": 99'),
    );
    await settings();
    await page.getByRole('alert').getByText('needs a page reload').waitFor();
    await open('Billing');
    await heading('Billing & Pricing');
    await context.close();
  });

  it('answers an unknown address with the 404 page [spec 2.3]', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await openPage(context);
    await page.goto('/no-such-page');
    await page.getByText('404 Page Not Found').waitFor();
    await context.close();
  });
});
