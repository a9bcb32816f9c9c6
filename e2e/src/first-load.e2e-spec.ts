import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from './support/browser';
import { Product } from './support/product';

const LIMIT_BYTES = 300 * 1024;

describe('what loads', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([Product.start(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.dispose();
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

  it('answers an unknown address with the 404 page [spec 2.3]', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await openPage(context);
    await page.goto('/no-such-page');
    await page.getByText('404 Page Not Found').waitFor();
    await context.close();
  });
});
