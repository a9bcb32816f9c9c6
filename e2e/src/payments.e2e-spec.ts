import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openPage } from './support/browser';
import { Product } from './support/product';

describe('buying credits, as a person does it', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page & { problems: string[] };

  beforeAll(async () => {
    [product, browser] = await Promise.all([Product.start(), launchBrowser()]);
    context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
    await context.request.post('/api/auth/dev-login', { data: { email: 'ada@example.com', name: 'Ada' } });
    page = await openPage(context);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.dispose();
  });

  const credits = async (): Promise<number> =>
    ((await (await context.request.get('/api/auth/user')).json()) as { user: { credits: number } }).user.credits;
  const buyButton = () => page.getByRole('article', { name: 'Starter Pack' }).getByRole('button');
  const checkout = () => page.frameLocator('iframe[title="Checkout"]');

  it('opens the checkout over the page, and gives button and focus back when it is cancelled', async () => {
    await page.goto('/pricing');
    await buyButton().click();
    await checkout().getByText('$3.00').waitFor();
    await checkout().getByRole('button', { name: 'Cancel' }).click();
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect(await buyButton().innerText()).toBe('Purchase Credits');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Purchase Credits');
  });

  it('says in the checkout that a card was declined, and gives nothing', async () => {
    await buyButton().click();
    await checkout().getByLabel('Card number').fill('4000 0000 0000 0002');
    await checkout().getByRole('button', { name: 'Pay' }).click();
    await checkout().getByText('Your card was declined.').waitFor();
    expect(await credits()).toBe(0);
  });

  it('ignores a forged message, and a webhook that the provider did not sign', async () => {
    await page.evaluate(() => window.postMessage({ event: 'success' }, '*'));
    const forged = await context.request.post('/api/webhooks/stripe', {
      headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
      data: { id: 'evt_forged', object: 'event', type: 'checkout.session.completed', data: { object: { id: 'cs_test_forged' } } },
    });
    expect(forged.status()).toBe(400);
    await checkout().getByLabel('Card number').waitFor();
    expect(await credits()).toBe(0);
  });

  it('adds the credits of a paid pack and says so, after the bank was asked', async () => {
    await checkout().getByLabel('Card number').fill('4000 0027 6000 3184');
    await checkout().getByRole('button', { name: 'Pay' }).click();
    await checkout().getByRole('button', { name: 'Confirm at your bank' }).click();
    await page.getByText('Purchase Successful!').waitFor();
    expect(await credits()).toBe(100);
    await page.getByText('100 credits remaining').first().waitFor();
  });

  it('generates with the bought credits', async () => {
    const answer = await context.request.post('/api/sound-effects/generate', { data: { description: 'three knocks on a wooden door', duration: 4 } });
    expect(answer.ok()).toBe(true);
    expect(await credits()).toBe(96);
  });

  it('knows after a restart what was bought, and repeats nothing', async () => {
    await product.stop();
    await product.launch();
    expect(await credits()).toBe(96);
    expect(page.problems).toEqual([]);
  });
});
