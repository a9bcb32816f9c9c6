import { answerJson, button, failure, pending } from './acts.mjs';

const LEDGER_CALL = '**/api/credits/ledger*';
const DELETE_CALL = '**/api/auth/user';
const SUPPORT_CALL = '**/api/support/requests';
const BUSY = failure(503, 'UNAVAILABLE', 'We are busy right now. Please try again in a moment.');

/** Answers a deletion of the account; who asks who is signed in gets the true answer. */
const answersDeletion = (answer) => (page) =>
  page.route(DELETE_CALL, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(answer) : route.continue(),
  );
const answersSupport = (answer) => (page) => page.route(SUPPORT_CALL, (route) => route.fulfill(answer));

const askDeletion = async (page) => {
  await button(page, 'Delete account').scrollIntoViewIfNeeded();
  await button(page, 'Delete account').click();
  await page.getByRole('dialog').waitFor();
};
const confirmDeletion = async (page) => {
  await askDeletion(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
};
const writeMessage = async (page) => {
  await page.getByLabel('Category').click();
  await page.getByText('Bug report').click();
  await page.getByLabel('Subject').fill('Rain sounds dry');
  await page
    .getByLabel('Message', { exact: true })
    .fill('I asked for heavy rain on a tin roof, seed 41.\nI expected drops on metal and heard sand.');
};
const sendMessage = async (page) => {
  await writeMessage(page);
  await button(page, 'Send Message').click();
};

const WEBHOOK = {
  id: '0d4a1c56-9df1-4a41-8f0e-0c7c6f0d3a11',
  url: 'https://builds.example.com/hooks/whoosh',
  events: ['generation.finished', 'export.finished'],
  enabled: true,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const messageOf = (state, attempts, lastStatus, lastError) => ({
  id: `message-${state}`,
  event: 'generation.finished',
  state,
  attempts,
  lastStatus,
  lastError,
  createdAt: WEBHOOK.createdAt,
  lastAttemptAt: WEBHOOK.createdAt,
});
const answersWebhooks = async (page) => {
  await page.route('**/api/webhook-endpoints', (route) => route.fulfill(answerJson(200, [WEBHOOK])));
  await page.route('**/deliveries', (route) =>
    route.fulfill(
      answerJson(200, [
        messageOf('waiting', 2, null, 'No answer within 10 s.'),
        messageOf('delivered', 1, 200, null),
        messageOf('failed', 10, 500, 'Answered 500.'),
      ]),
    ),
  );
};

const KEYS = [
  {
    id: 'k-1',
    name: 'Game build',
    prefix: 'wsh_4fQ2',
    scopes: ['read', 'generate'],
    creditsPerDay: 200,
    createdAt: '2026-11-02T12:00:00.000Z',
    lastUsedAt: '2026-11-20T12:00:00.000Z',
  },
  {
    id: 'k-2',
    name: 'Notebook',
    prefix: 'wsh_9sLm',
    scopes: ['read'],
    creditsPerDay: null,
    createdAt: '2026-10-14T12:00:00.000Z',
    lastUsedAt: null,
  },
];
/** The secret of a new key is nobody's. */
const answersKeys = (keys) => (page) =>
  page.route('**/api/keys', (route) =>
    route.fulfill(
      route.request().method() === 'POST'
        ? answerJson(201, { ...KEYS[0], secret: 'wsh_4fQ2xVn7Tt0pQyR3bKc9mLd5sHe8uJa1' })
        : answerJson(200, keys),
    ),
  );

/** The account's and the support page's states. @type {readonly import('./scenes.mjs').Scene[]} */
export const ACCOUNT_SCENES = [
  {
    name: 'account-history-empty',
    path: '/account',
    person: 'free',
    prepare: (page) => page.route(LEDGER_CALL, (route) => route.fulfill(answerJson(200, []))),
  },
  {
    name: 'account-history-error',
    path: '/account',
    person: 'premium',
    prepare: (page) => page.route(LEDGER_CALL, (route) => route.fulfill(BUSY)),
  },
  {
    name: 'account-history-loading',
    path: '/account',
    person: 'premium',
    prepare: (page) => pending(page, LEDGER_CALL),
    wait: 'load',
    act: (page) => page.getByRole('heading', { name: 'Credits' }).waitFor(),
  },
  {
    name: 'account-end',
    path: '/account',
    person: 'premium',
    act: (page) => button(page, 'Delete account').scrollIntoViewIfNeeded(),
  },
  { name: 'account-webhooks-none', path: '/account?section=webhooks', person: 'premium' },
  {
    name: 'account-webhooks',
    path: '/account?section=webhooks',
    person: 'premium',
    prepare: answersWebhooks,
    act: (page) => button(page, `Messages to ${WEBHOOK.url}`).click(),
  },
  {
    name: 'account-webhooks-create',
    path: '/account?section=webhooks',
    person: 'premium',
    prepare: answersWebhooks,
    act: (page) => button(page, 'Add webhook').click(),
  },
  { name: 'account-keys-none', path: '/account?section=api-keys', person: 'premium', prepare: answersKeys([]) },
  { name: 'account-keys', path: '/account?section=api-keys', person: 'premium', prepare: answersKeys(KEYS) },
  {
    name: 'account-keys-create',
    path: '/account?section=api-keys',
    person: 'premium',
    prepare: answersKeys(KEYS),
    act: (page) => button(page, 'Create API key').click(),
  },
  {
    name: 'account-keys-secret',
    path: '/account?section=api-keys',
    person: 'premium',
    prepare: answersKeys(KEYS),
    act: async (page) => {
      await button(page, 'Create API key').click();
      await page.getByRole('dialog').getByLabel('Name').fill('Build server');
      await button(page.getByRole('dialog'), 'Create').click();
      await page.getByText(/This key is shown only once/).waitFor();
    },
  },
  { name: 'account-delete', path: '/account', person: 'premium', act: askDeletion },
  {
    name: 'account-delete-code',
    path: '/account',
    person: 'premium',
    prepare: answersDeletion(failure(403, 'FRESH_SIGN_IN_REQUIRED', 'Confirm it is you')),
    act: async (page) => {
      await confirmDeletion(page);
      await page.getByLabel('Confirm it is you: code sent to mara@example.com').waitFor();
    },
  },
  {
    name: 'account-deleted',
    path: '/account',
    person: 'premium',
    prepare: answersDeletion(answerJson(200, { goesAt: '2030-12-03T12:00:00.000Z' })),
    act: async (page) => {
      await confirmDeletion(page);
      await page.getByText('Account deleted').waitFor();
    },
  },
  { name: 'support-written', path: '/support', person: 'premium', act: writeMessage },
  {
    name: 'support-category',
    path: '/support',
    person: 'premium',
    act: async (page) => {
      await page.getByLabel('Category').click();
      await page.getByText('Bug report').waitFor();
    },
  },
  {
    name: 'support-sent',
    path: '/support',
    person: 'premium',
    prepare: answersSupport(answerJson(201, { id: 7 })),
    act: async (page) => {
      await sendMessage(page);
      await page.getByText('Message Sent Successfully').waitFor();
    },
  },
  {
    name: 'support-error',
    path: '/support',
    person: 'premium',
    prepare: answersSupport(BUSY),
    act: async (page) => {
      await sendMessage(page);
      await page.getByText('Error Sending Message').waitFor();
    },
  },
];
