import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PREMIUM_ORDER } from '@whoosh/contracts';
import { loadEnv, SettingsError } from '../src/config';
import { PriceCheck } from '../src/modules/billing/payments/price-check';
import { StripeClient } from '../src/modules/billing/payments/stripe-client';
import type { TestApp } from './support/create-test-app';
import { signIn } from './support/factories';
import { mailsTo } from './support/mailbox';
import { createPaidApp, paymentsSettled, type Sandbox } from './support/payments-sandbox';

const CHECKOUT_HOST = 'pay.localhost';

describe('billing with PAYMENTS=stripe', () => {
  let test: TestApp;
  let sandbox: Sandbox;
  const root = mkdtempSync(join(tmpdir(), 'whoosh-web-'));

  beforeAll(async () => {
    mkdirSync(join(root, 'mfe-billing/dist'), { recursive: true });
    writeFileSync(
      join(root, 'mfe-billing/dist/checkout.html'),
      '<html data-app-origin="__APP_ORIGIN__" data-publishable-key="__PUBLISHABLE_KEY__">',
    );
    writeFileSync(join(root, 'mfe-billing/dist/checkout.js'), '// the page');
    ({ test, sandbox } = await createPaidApp({
      PAYMENTS: 'stripe',
      STRIPE_TAX: 'on',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      CHECKOUT_ORIGIN: `http://${CHECKOUT_HOST}`,
      WEB_ROOT: root,
    }));
  });
  afterAll(async () => {
    await sandbox?.stop();
    await test?.close();
    rmSync(root, { recursive: true });
  });

  it('serves our checkout page on its own name, told whom to talk to, framed by the product alone', async () => {
    const page = await test.http().get('/checkout').set('host', CHECKOUT_HOST).expect(200);
    expect(page.text).toBe(`<html data-app-origin="${test.env.PUBLIC_URL}" data-publishable-key="pk_test_1">`);
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${test.env.PUBLIC_URL}`);
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' https://js.stripe.com`);
    expect(page.headers['x-frame-options']).toBeUndefined();
    await test.http().get('/remotes/billing/checkout.js').set('host', CHECKOUT_HOST).expect(200);
  });

  it.each(['/', '/pricing', '/api/config', '/portal'])('shows nothing else under that name: %s', async (path) => {
    expect((await test.http().get(path).set('host', CHECKOUT_HOST).expect(404)).body.code).toBe('NOT_FOUND');
  });

  it('lets pages frame that origin, and no other', async () => {
    expect((await test.http().get('/api/config').expect(200)).body.checkoutOrigin).toBe(`http://${CHECKOUT_HOST}`);
  });

  it('opens the checkout there, with tax where the setting says so, and names it on the receipt', async () => {
    const ada = await signIn(test);
    const { body } = await ada.agent
      .post('/api/create-credit-checkout-session')
      .send({ packageId: '100-credits' })
      .expect(200);
    expect(body.checkout_url).toMatch(
      new RegExp(`^http://${CHECKOUT_HOST}/checkout#cs_test_\\w+\\.cs_test_\\w+_secret_\\w+$`),
    );
    await sandbox.pay(body.checkout_url);
    await paymentsSettled(test, sandbox);
    expect((await ada.agent.get('/api/auth/user').expect(200)).body.user.credits).toBe(100);
    expect((await mailsTo(test, ada.user.email))[0]?.text).toContain(
      'Starter Pack, 100 credits: $3.30\nTax included: $0.30',
    );
  });

  it('adds the tax to a month of Premium too, whose credits stay those of the plan', async () => {
    const bea = await signIn(test);
    const { body } = await bea.agent.post('/api/create-checkout-session').send(PREMIUM_ORDER).expect(200);
    await sandbox.pay(body.checkout_url);
    await paymentsSettled(test, sandbox);
    expect((await bea.agent.get('/api/auth/user').expect(200)).body.user).toMatchObject({ planId: 2, credits: 500 });
    expect((await mailsTo(test, bea.user.email))[0]?.text).toContain('Premium, one month: $5.50\nTax included: $0.50');
  });

  describe('the prices at the provider', () => {
    const check = (settings: Record<string, string>) => {
      const { DATABASE_URL, DATA_DIR, SESSION_SECRET } = test.env;
      const env = loadEnv({ DATABASE_URL, DATA_DIR, SESSION_SECRET, ...sandbox.settings, ...settings });
      return new PriceCheck(env, new StripeClient(env)).onApplicationBootstrap();
    };

    it.each([
      ['STRIPE_PRICE_PREMIUM', 'price_100_credits'],
      ['STRIPE_PRICE_100_CREDITS', 'price_1000_credits'],
      ['STRIPE_PRICE_1000_CREDITS', 'price_premium'],
      ['STRIPE_PRICE_10000_CREDITS', 'price_unknown'],
    ])('stop the start when %s is not what our pages say', async (setting, id) => {
      await expect(check({ [setting]: id })).rejects.toThrow(SettingsError);
      await expect(check({ [setting]: id })).rejects.toThrow(
        new RegExp(`^Settings are wrong: ${setting} must be an active price of \\$[^;]+\\.$`),
      );
    });

    it('stop the start when the provider does not know the key, and none when it does not answer', async () => {
      await expect(check({ STRIPE_SECRET_KEY: 'sk_wrong' })).rejects.toThrow('STRIPE_SECRET_KEY');
      await check({ STRIPE_API_BASE: 'http://127.0.0.1:1' });
      await check({});
    });
  });
});
