import type { Browser } from 'playwright-core';
import path from 'node:path';
import { launchBrowser, openPage } from './support/browser';
import { edit, FrontEndReleases } from './support/front-end-releases';
import { Product } from './support/product';

const LIMIT_BYTES = 300 * 1024;

describe('what loads', () => {
  let product: Product;
  let browser: Browser;
  const releases = new FrontEndReleases();
  beforeAll(async () => {
    await releases.releaseAll();
    [product, browser] = await Promise.all([Product.start({ WEB_ROOT: releases.webRoot }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.dispose();
    releases.dispose();
  });

  it('is under 300 KB of gzipped JavaScript for a signed-out visitor', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await openPage(context);
    const session = await context.newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Send login code' }).waitFor();
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(LIMIT_BYTES);
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

  it('takes up a micro-frontend that is rebuilt and released alone, goes back to the one before, and refuses one of another contract in words', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await openPage(context);
    await page.goto('/auth');
    await page.getByLabel('Email').fill('lin@example.com');
    await page.getByRole('button', { name: 'Development login' }).click();
    await page.waitForURL('**/pricing');
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    const open = async (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
    const settings = async () => {
      await open('Billing');
      await heading('Billing & Pricing');
      await open('Settings');
    };
    await settings();
    await heading('Settings');

    const home = await releases.rebuild('mfe-account', '0.1.1', (folder) =>
      edit(path.join(folder, 'src/messages/en.json'), (text) => text.replace('"accountPage.settings": "Settings"', '"accountPage.settings": "Your settings"')),
    );
    await releases.release('mfe-account', home);
    await settings();
    await heading('Your settings');
    for (const version of ['0.1.0', '0.1.1']) expect((await context.request.get(`/remotes/account/${version}/mf-manifest.json`)).status()).toBe(200);

    await releases.goTo('mfe-account', '0.1.0');
    await settings();
    await heading(/^Settings$/);
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);

    await releases.releaseWithManifest('mfe-account', '0.1.1', '0.2.0', (text) => text.replace(/"contract": \d+/, '"contract": 99'));
    await settings();
    await page.getByRole('alert').getByText('needs a newer page').waitFor();
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
