/** The pages of the shell, of billing and of the account. */
import { answerJson, button, failure, isDown, pending } from './acts.mjs';

const CODE_CALL = '**/api/auth/send-code';
const VERIFY_CALL = '**/api/auth/verify-code';
const SOUNDS_CALL = '**/api/sound-effects/all*';
const SESSION_CALL = '**/api/auth/user';
const EMAIL = 'mara@example.com';

const askCode = async (page) => {
  await page.getByLabel('Email').fill(EMAIL);
  await button(page, 'Send login code').click();
  await page.getByText('Enter verification code').waitFor();
};
const sendsCode = (page) => page.route(CODE_CALL, (route) => route.fulfill(answerJson(200, {})));
const hasNoSounds = (page) => page.route(SOUNDS_CALL, (route) => route.fulfill(answerJson(200, [])));

/** @type {readonly import('./scenes.mjs').Scene[]} */
export const SHELL_SCENES = [
  { name: 'auth', path: '/auth' },
  { name: 'auth-sign-up', path: '/auth?tab=signup' },
  {
    name: 'auth-invalid',
    path: '/auth?tab=signup',
    act: async (page) => {
      await page.getByLabel('Email').fill('not-an-address');
      await button(page, 'Create account').click();
    },
  },
  {
    name: 'auth-last-used',
    path: '/auth',
    prepare: (page) => page.addInitScript(`localStorage.setItem('whoosh-last-email', '${EMAIL}')`),
  },
  {
    name: 'auth-no-account',
    path: '/auth',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await button(page, 'Send login code').click();
      await page.getByText('Account not found').waitFor();
    },
  },
  {
    name: 'auth-not-sent',
    path: '/auth',
    prepare: (page) =>
      page.route(CODE_CALL, (route) =>
        route.fulfill(failure(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment.')),
      ),
    act: async (page) => {
      await page.getByLabel('Email').fill(EMAIL);
      await button(page, 'Send login code').click();
      await page.getByText('Failed to send code').waitFor();
    },
  },
  { name: 'auth-code', path: '/auth', prepare: sendsCode, act: askCode },
  {
    name: 'auth-wrong-code',
    path: '/auth',
    prepare: async (page) => {
      await sendsCode(page);
      await page.route(VERIFY_CALL, (route) =>
        route.fulfill(failure(400, 'INVALID_CODE', 'Please check your code and try again.')),
      );
    },
    act: async (page) => {
      await askCode(page);
      await page.getByLabel('Verification code').fill('123456');
      await button(page, 'Verify code').click();
      await page.getByText('Invalid code').waitFor();
    },
  },
  { name: 'session-loading', path: '/', prepare: (page) => page.route(SESSION_CALL, () => undefined), wait: 'load' },
  { name: 'dashboard', path: '/', person: 'premium' },
  { name: 'dashboard-projects', path: '/', person: 'editor' },
  { name: 'dashboard-empty', path: '/', person: 'poor', prepare: hasNoSounds },
  {
    name: 'dashboard-loading',
    path: '/',
    person: 'premium',
    prepare: (page) => pending(page, SOUNDS_CALL, '**/api/projects'),
    wait: 'load',
    act: (page) => page.waitForTimeout(1_500),
  },
  {
    name: 'dashboard-error',
    path: '/',
    person: 'premium',
    prepare: async (page) => {
      for (const call of [SOUNDS_CALL, '**/api/projects'])
        await page.route(call, (route) =>
          route.fulfill(failure(500, 'INTERNAL', 'Something went wrong on our side. Please try again.')),
        );
    },
  },
  {
    name: 'dashboard-new-project',
    path: '/',
    person: 'premium',
    act: async (page) => {
      await button(page.getByRole('region', { name: 'Projects' }), 'New project').click();
      await button(page, 'Create project').click();
      await page.getByText('Please enter a project name').waitFor();
    },
  },
  {
    name: 'dashboard-payment-failed',
    path: '/',
    person: 'premium',
    prepare: (page) =>
      page.route('**/api/billing/subscription', (route) =>
        route.fulfill(
          answerJson(200, { state: 'paymentFailed', renewsAt: null, premiumUntil: '2030-12-03T12:00:00.000Z' }),
        ),
      ),
    act: (page) => page.getByRole('region', { name: 'Payment failed' }).waitFor(),
  },
  { name: 'pricing-free', path: '/pricing', person: 'free' },
  { name: 'pricing-premium', path: '/pricing', person: 'premium' },
  {
    name: 'pricing-checkout',
    path: '/pricing',
    person: 'premium',
    act: async (page) => {
      await page.getByRole('article', { name: 'Starter Pack' }).getByRole('button').click();
      await page.frameLocator('iframe[title="Checkout"]').getByRole('button', { name: 'Pay' }).waitFor();
    },
  },
  {
    name: 'pricing-session-expired',
    path: '/pricing',
    person: 'premium',
    prepare: (page) =>
      page.route('**/api/create-credit-checkout-session', (route) =>
        route.fulfill(failure(401, 'NOT_AUTHENTICATED', 'Not authenticated')),
      ),
    act: async (page) => {
      await page.getByRole('article', { name: 'Starter Pack' }).getByRole('button').click();
      await page.getByText('Session Expired').waitFor();
    },
  },
  { name: 'top-up', path: '/top-up', person: 'premium' },
  {
    name: 'checkout-processing',
    path: '/checkout/success?session_id=cs_1',
    person: 'premium',
    prepare: (page) => pending(page, '**/api/checkout-sessions/*'),
    wait: 'load',
    act: (page) => page.getByText('Processing your upgrade...').waitFor(),
  },
  {
    name: 'checkout-success',
    path: '/checkout/success?session_id=cs_1',
    person: 'premium',
    prepare: (page) =>
      page.route('**/api/checkout-sessions/*', (route) =>
        route.fulfill(answerJson(200, { paid: true, creditsAdded: 500, debtPaid: 0 })),
      ),
    act: (page) => page.getByText('Payment Successful').waitFor(),
  },
  {
    name: 'checkout-none',
    path: '/checkout/success',
    person: 'premium',
    act: (page) => page.getByText('No payment found').waitFor(),
  },
  { name: 'account', path: '/account', person: 'premium' },
  {
    name: 'account-email-change',
    path: '/account',
    person: 'premium',
    prepare: (page) =>
      page.route('**/api/auth/send-email-change-code', (route) =>
        route.fulfill(answerJson(200, { success: true, message: 'sent', step: 'verify-new' })),
      ),
    act: async (page) => {
      await button(page, 'Edit name').click();
      await button(page, 'Change email').click();
      await page.getByLabel('New email').fill('mara@new.example');
      await button(page, 'Send Code').click();
      await page.getByLabel('Code sent to mara@new.example').waitFor();
    },
  },
  { name: 'account-timeline', path: '/account?section=timeline-projects', person: 'premium' },
  { name: 'account-sounds', path: '/account?section=sound-effects', person: 'premium' },
  { name: 'account-sounds-empty', path: '/account?section=sound-effects', person: 'poor', prepare: hasNoSounds },
  { name: 'account-top-up', path: '/account?section=top-up', person: 'premium' },
  { name: 'support', path: '/support', person: 'premium' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'not-found-signed-in', path: '/nowhere', person: 'premium' },
  { name: 'remote-down', path: '/sfx-library', person: 'premium', prepare: isDown('creator') },
  {
    name: 'menu',
    path: '/support',
    person: 'premium',
    act: (page, { phone }) => (phone ? button(page, 'More').last().click() : button(page, /mara@example.com/).click()),
  },
  {
    name: 'log-out-failed',
    path: '/support',
    person: 'premium',
    prepare: (page) =>
      page.route('**/api/auth/logout', (route) =>
        route.fulfill(failure(500, 'INTERNAL', 'Something went wrong on our side. Please try again.')),
      ),
    act: async (page, { phone }) => {
      await button(page, phone ? 'Account of mara@example.com' : /mara@example.com.*remaining/).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.getByText('Logout Failed').waitFor();
    },
  },
];
