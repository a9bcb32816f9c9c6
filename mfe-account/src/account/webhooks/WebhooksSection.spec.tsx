import { FakeApi, FREE_USER, ok, refusal, SignedIn } from '@whoosh/api-client/testing';
import type { WebhookDelivery, WebhookEndpoint } from '@whoosh/contracts';
import { ThemeProvider, ToastProvider } from '@whoosh/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebhooksSection } from './WebhooksSection';

const HOOK: WebhookEndpoint = {
  id: '0d4a1c56-9df1-4a41-8f0e-0c7c6f0d3a11',
  url: 'https://example.com/hook',
  events: ['generation.finished'],
  enabled: true,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const SECRET = 'whsec_c2VjcmV0';
const MESSAGE: WebhookDelivery = {
  id: '1d4a1c56-9df1-4a41-8f0e-0c7c6f0d3a11',
  event: 'generation.finished',
  state: 'failed',
  attempts: 10,
  lastStatus: 500,
  lastError: 'Answered 500.',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastAttemptAt: '2026-11-20T13:30:00.000Z',
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ 'GET /api/webhook-endpoints': ok([HOOK]) });
});
afterEach(() => api.restore());

function renderSection() {
  render(
    <ThemeProvider>
      <SignedIn user={FREE_USER}>
        <ToastProvider>
          <WebhooksSection />
        </ToastProvider>
      </SignedIn>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

it('adds a webhook whose secret is shown once', async () => {
  api.on({ 'GET /api/webhook-endpoints': ok([]), 'POST /api/webhook-endpoints': ok({ ...HOOK, secret: SECRET }) });
  const person = renderSection();
  expect(await screen.findByText(/A webhook notifies your server/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true);
  await person.type(within(dialog).getByLabelText('Address'), ' https://example.com/hook ');
  await person.click(within(dialog).getByRole('checkbox', { name: /^An export/ }));
  api.on({ 'GET /api/webhook-endpoints': ok([HOOK]) });
  await person.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Webhook secret')).value).toBe(SECRET);
  expect(api.callsOf('POST', '/api/webhook-endpoints')[0]?.body).toEqual({
    url: 'https://example.com/hook',
    events: ['generation.finished'],
  });
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
  expect(screen.getByText('https://example.com/hook')).toBeTruthy();
});

it('says why an address is not taken', async () => {
  api.on({
    'POST /api/webhook-endpoints': refusal(
      400,
      'CONFLICT',
      'You have 10 webhooks. Remove one that you no longer need.',
    ),
  });
  const person = renderSection();
  await person.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByLabelText('Address'), 'https://example.com/');
  await person.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('10 webhooks');
});

it('gives a webhook a new secret once that is confirmed', async () => {
  api.on({ [`POST /api/webhook-endpoints/${HOOK.id}/rotate-secret`]: ok({ ...HOOK, secret: SECRET }) });
  const person = renderSection();
  await person.click(await screen.findByRole('button', { name: `New secret for ${HOOK.url}` }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
});

it('pauses a webhook, says so, and goes on with it', async () => {
  const address = `/api/webhook-endpoints/${HOOK.id}`;
  const paused = { ...HOOK, enabled: false };
  api.on({ [`PATCH ${address}`]: ok(paused) });
  const person = renderSection();
  const pause = await screen.findByRole('button', { name: `Pause ${HOOK.url}` });
  api.on({ 'GET /api/webhook-endpoints': ok([paused]) });
  await person.click(pause);
  expect(await screen.findByText('Paused: no messages are sent.')).toBeTruthy();
  api.on({ [`PATCH ${address}`]: refusal(503, 'UNAVAILABLE', 'Please try again in a moment.') });
  await person.click(screen.getByRole('button', { name: `Resume ${HOOK.url}` }));
  expect((await screen.findByRole('alert')).textContent).toContain('try again in a moment');
  expect(api.callsOf('PATCH', address).map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: true }]);
});

it('removes a webhook once that is confirmed', async () => {
  api.on({ [`DELETE /api/webhook-endpoints/${HOOK.id}`]: ok(undefined) });
  const person = renderSection();
  await person.click(await screen.findByRole('button', { name: `Remove ${HOOK.url}` }));
  const dialog = await screen.findByRole('dialog');
  expect(api.callsOf('DELETE', `/api/webhook-endpoints/${HOOK.id}`)).toHaveLength(0);
  api.on({ 'GET /api/webhook-endpoints': ok([]) });
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Webhook removed')).toBeTruthy();
  expect(await screen.findByText(/A webhook notifies your server/)).toBeTruthy();
});

it('shows what became of its messages and sends one once more', async () => {
  const log = `/api/webhook-endpoints/${HOOK.id}/deliveries`;
  api.on({ [`GET ${log}`]: ok([MESSAGE]), [`POST ${log}/${MESSAGE.id}/resend`]: ok({ ...MESSAGE, state: 'waiting' }) });
  const person = renderSection();
  await person.click(await screen.findByRole('button', { name: `Messages to ${HOOK.url}` }));
  expect(await screen.findByText('Failed · Attempts: 10 · Answered 500')).toBeTruthy();
  api.on({ [`GET ${log}`]: ok([{ ...MESSAGE, state: 'delivered', attempts: 11, lastStatus: 200 }]) });
  await person.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Delivered · Attempts: 11 · Answered 200')).toBeTruthy();
});
