import type { Page } from 'playwright-core';

/** A state of a page that needs something done, or a server that answers so. */
export interface PageState {
  name: string;
  /** Brings a new page into the state. */
  arrange: (page: Page, isPhone: boolean) => Promise<void>;
}

const EMAIL = 'mara@example.com';
const USER = { id: 1, email: EMAIL, name: 'Mara Lindqvist', planId: 2, credits: 412, existingEffects: 0 };
const SUBSCRIPTION = { state: 'active', renewsAt: '2030-12-03T12:00:00.000Z', premiumUntil: null };
const ENTRY = {
  seq: 2,
  kind: 'reserve',
  delta: -24,
  debtDelta: 0,
  balanceAfter: 412,
  cause: 'gen:1',
  at: '2026-11-20T12:00:00.000Z',
};
const LEDGER = [
  { ...ENTRY, sound: { name: 'Heavy rain on a tin roof', takes: 3 } },
  { ...ENTRY, seq: 1, kind: 'grant', delta: 500, cause: 'invoice:in_1', sound: null },
];

/** The server as somebody on Premium sees it, who has made nothing yet; what is not named fails. */
async function asPremium(page: Page, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/auth/user': { user: USER },
    '/api/billing/subscription': SUBSCRIPTION,
    '/api/projects': [],
    '/api/sound-effects/all': [],
    '/api/credits/ledger': LEDGER,
    ...more,
  };
  for (const [path, body] of Object.entries(answers))
    await page.route(`**${path}*`, (route) => route.fulfill({ json: body }));
}

const refuse = (page: Page, path: string, status: number, code: string, error: string) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ status, json: { error, code, statusCode: status, requestId: 'r' } }),
  );

async function askCode(page: Page): Promise<void> {
  await page.route('**/api/auth/send-code', (route) => route.fulfill({ json: {} }));
  await page.goto('/auth');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Send login code' }).click();
  await page.getByRole('status').filter({ hasText: 'Code sent' }).waitFor();
}

export const STATES: readonly PageState[] = [
  { name: 'the code step, with a toast', arrange: askCode },
  {
    name: 'a wrong code, with a destructive toast',
    arrange: async (page) => {
      await refuse(page, '/api/auth/verify-code', 400, 'INVALID_CODE', 'Please check your code and try again.');
      await askCode(page);
      await page.getByLabel('Verification code').fill('123456');
      await page.getByRole('button', { name: 'Verify code' }).click();
      await page.getByRole('alert').filter({ hasText: 'Invalid code' }).waitFor();
    },
  },
  {
    name: 'the dashboard while a payment failed',
    arrange: async (page) => {
      await asPremium(page, {
        '/api/billing/subscription': { state: 'paymentFailed', renewsAt: null, premiumUntil: SUBSCRIPTION.renewsAt },
      });
      await page.goto('/');
      await page.getByRole('region', { name: 'Payment failed' }).waitFor();
      await page.getByText('No sound effects yet').waitFor();
    },
  },
  {
    name: 'the question for a new project',
    arrange: async (page) => {
      await asPremium(page);
      await page.goto('/');
      await page.getByRole('region', { name: 'Projects' }).getByRole('button', { name: 'New project' }).click();
      await page.getByRole('button', { name: 'Create project' }).click();
      await page.getByText('Please enter a project name').waitFor();
    },
  },
  {
    name: 'the open menu',
    arrange: async (page, isPhone) => {
      await asPremium(page);
      await page.goto('/support');
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (isPhone) await page.getByRole('button', { name: 'More' }).click();
      else
        await page
          .getByRole('button', { name: new RegExp(EMAIL) })
          .first()
          .click();
      await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    },
  },
  {
    name: 'a paid checkout',
    arrange: async (page) => {
      await asPremium(page, { '/api/checkout-sessions/cs_1': { paid: true } });
      await page.goto('/checkout/success?session_id=cs_1');
      await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    },
  },
  {
    name: 'the account with its usage history, while the e-mail changes',
    arrange: async (page) => {
      await asPremium(page);
      await page.route('**/api/auth/send-email-change-code', (route) =>
        route.fulfill({ json: { success: true, message: 'sent', step: 'verify-new' } }),
      );
      await page.goto('/account');
      await page.getByRole('list', { name: 'Usage history' }).waitFor();
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByLabel('New email').fill('mara@new.example');
      await page.getByRole('button', { name: 'Send Code' }).click();
      await page.getByLabel('Code sent to mara@new.example').waitFor();
    },
  },
  {
    name: 'the question before an account is deleted',
    arrange: async (page) => {
      await asPremium(page);
      await page.goto('/account');
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Cancel');
    },
  },
  {
    name: 'a message to support, with its categories open',
    arrange: async (page) => {
      await asPremium(page);
      await page.goto('/support');
      await page.getByLabel('Subject').fill('Rain sounds dry');
      await page.getByLabel('Category').click();
      await page.getByText('Bug report').waitFor();
    },
  },
  {
    name: 'a part that could not be loaded',
    arrange: async (page) => {
      await asPremium(page);
      await page.route('**/remotes/creator/**', (route) => route.abort());
      await page.goto('/sfx-library');
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    },
  },
];
