import { FakeApi, FREE_USER, ok, refusal, SignedIn } from '@whoosh/api-client/testing';
import type { ApiKey } from '@whoosh/contracts';
import { ThemeProvider, ToastProvider } from '@whoosh/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiKeysSection } from './ApiKeysSection';

const KEY: ApiKey = {
  id: '0d4a1c56-9df1-4a41-8f0e-0c7c6f0d3a11',
  name: 'Level editor',
  prefix: 'whoosh_sk_Ab12',
  scopes: ['read', 'generate'],
  creditsPerDay: 50,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: null,
};
const SECRET = `whoosh_sk_Ab12${'x'.repeat(45)}`;

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ 'GET /api/keys': ok([]) });
});
afterEach(() => api.restore());

function renderSection() {
  render(
    <ThemeProvider>
      <SignedIn user={FREE_USER}>
        <ToastProvider>
          <ApiKeysSection user={FREE_USER} />
        </ToastProvider>
      </SignedIn>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

it('makes a key that is shown in full once, to be copied', async () => {
  api.on({ 'POST /api/keys': ok({ ...KEY, secret: SECRET }) });
  const person = renderSection();
  await person.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Create' });
  expect(submit.disabled).toBe(true);
  await person.type(within(dialog).getByLabelText('Name'), ' Level editor ');
  await person.click(within(dialog).getByRole('checkbox', { name: /^Manage/ }));
  await person.type(within(dialog).getByLabelText('Credits per day'), '50');
  api.on({ 'GET /api/keys': ok([KEY]) });
  await person.click(submit);
  expect((await screen.findByLabelText<HTMLInputElement>('New API key')).value).toBe(SECRET);
  expect(api.callsOf('POST', '/api/keys')[0]?.body).toEqual({
    name: 'Level editor',
    scopes: ['read', 'generate', 'manage'],
    creditsPerDay: 50,
  });
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
  expect(screen.getByText('whoosh_sk_Ab12…')).toBeTruthy();
  expect(screen.getByText('Read · Generate · 50 credits per day')).toBeTruthy();
});

it('takes no key without a scope or with a limit that is no number, and says why one was refused', async () => {
  const person = renderSection();
  await person.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Create' });
  await person.type(within(dialog).getByLabelText('Name'), 'A');
  await person.type(within(dialog).getByLabelText('Credits per day'), 'ten');
  expect(within(dialog).getByRole('alert').textContent).toContain('whole number');
  expect(submit.disabled).toBe(true);
  await person.clear(within(dialog).getByLabelText('Credits per day'));
  for (const name of [/^Read/, /^Generate/]) await person.click(within(dialog).getByRole('checkbox', { name }));
  expect(submit.disabled).toBe(true);
  await person.click(within(dialog).getByRole('checkbox', { name: /^Read/ }));
  api.on({ 'POST /api/keys': refusal(409, 'CONFLICT', 'You have 20 API keys. Revoke one that you no longer need.') });
  await person.click(submit);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('20 API keys');
});

it('revokes a key once that is confirmed', async () => {
  api.on({ 'GET /api/keys': ok([KEY]), [`DELETE /api/keys/${KEY.id}`]: ok(undefined) });
  const person = renderSection();
  await person.click(await screen.findByRole('button', { name: 'Revoke Level editor' }));
  const dialog = await screen.findByRole('dialog');
  expect(api.callsOf('DELETE', `/api/keys/${KEY.id}`)).toHaveLength(0);
  api.on({ 'GET /api/keys': ok([]) });
  await person.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('API key revoked')).toBeTruthy();
  expect(await screen.findByText(/API keys let your programs/)).toBeTruthy();
});

it('says that the keys could not be loaded', async () => {
  api.on({ 'GET /api/keys': refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.') });
  const person = renderSection();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on({ 'GET /api/keys': ok([KEY]) });
  await person.click(retry);
  expect(await screen.findByText('whoosh_sk_Ab12…')).toBeTruthy();
});

it('asks for the mailed code first where the session is old, and then makes the key', async () => {
  let isFresh = false;
  api.on({
    'POST /api/keys': () =>
      isFresh ? ok({ ...KEY, secret: SECRET }) : refusal(403, 'FRESH_SIGN_IN_REQUIRED', 'Confirm it is you'),
    'POST /api/auth/send-confirmation-code': ok({ success: true, message: 'sent' }),
    'POST /api/auth/confirm': () => {
      isFresh = true;
      return ok({ user: FREE_USER });
    },
  });
  const person = renderSection();
  await person.click(await screen.findByRole('button', { name: 'Create API key' }));
  await person.type(within(await screen.findByRole('dialog')).getByLabelText('Name'), 'Level editor');
  await person.click(screen.getByRole('button', { name: 'Create' }));
  await person.type(await screen.findByRole('textbox', { name: /code/i }), '123456');
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByLabelText<HTMLInputElement>('New API key')).value).toBe(SECRET);
  expect(api.callsOf('POST', '/api/auth/confirm')[0]?.body).toEqual({ code: '123456' });
});
