import { expectNoBarrier } from './support/axe';
import { startOpenIdProvider } from './support/openid-provider';
import { freePort } from '../../tools/product/free-port.mjs';
import { Product } from './support/product';
import { Visit } from './support/visit';

const ADDRESS = 'pia@northfield.example';
const LABEL = 'Northfield';
/** Addresses of what only priced installations have. */
const PRICED = /credit|billing|checkout|pricing|plans|stripe/i;

const PAGES = ['/', '/sfx-creator', '/sfx-library', '/account', '/support'];

describe('a private installation with a provider of its own [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let stopProvider: () => void;
  const asked: string[] = [];

  beforeAll(async () => {
    const port = await freePort();
    const product = await Product.start({
      PLANS: 'off',
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'whoosh',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
      OIDC_LABEL: LABEL,
    });
    stopProvider = await startOpenIdProvider(port, product.url);
    visit = await Visit.begin({
      product: Promise.resolve(product),
      context: { reducedMotion: 'reduce', bypassCSP: true },
    });
    // The provider's pages ask for a font of the internet.
    await visit.context.route('https://**', (route) => route.abort());
    ({ page } = visit);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  });
  afterAll(async () => {
    stopProvider?.();
    await visit?.end();
  });

  it('signs in with the provider: with a code of the address the first time [security 65]', async () => {
    await page.goto('/auth');
    await page.getByRole('link', { name: `Continue with ${LABEL}` }).waitFor();
    await expectNoBarrier(page);
    await page.getByRole('link', { name: `Continue with ${LABEL}` }).press('Enter');
    await page.getByPlaceholder('Enter any login').fill(ADDRESS);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Enter verification code' }).waitFor();
    await page.getByText(ADDRESS).waitFor();
    await page.keyboard.type(await visit.product.mailedCode(ADDRESS));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('lists the linked sign-in in the account', async () => {
    await page.goto('/account?section=security');
    await page.getByRole('list', { name: 'Your linked sign-ins' }).getByText(ADDRESS).waitFor();
    await expectNoBarrier(page);
  });

  it('signs in without a code from then on', async () => {
    await page.request.post('/api/auth/logout', { headers: { origin: visit.product.url } });
    await page.goto('/auth');
    await page.getByRole('link', { name: `Continue with ${LABEL}` }).click();
    await page.waitForURL((url) => url.origin === visit.product.url && url.pathname === '/');
  });

  it.each(process.env['TEST_FORM'] === 'short' ? ['/', '/account'] : PAGES)(
    'shows nothing of a price on %s',
    async (address) => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(
        /credit|premium|free plan|upgrade|top up|billing|\$|€/i,
      );
    },
  );

  it('asks for nothing of billing on the way, and had no error in the console', () => {
    expect(asked.filter((address) => PRICED.test(address))).toEqual([]);
    expect(page.problems).toEqual([]);
  });
});
