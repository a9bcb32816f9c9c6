import {
  CONFIG,
  FakeApi,
  FREE_USER,
  ok,
  PREMIUM_USER,
  refusal,
  SignedIn,
  soundEffect,
} from '@whoosh/api-client/testing';
import type { LedgerEntry, Project, User } from '@whoosh/contracts';
import { MemoryRouter, ThemeProvider, ToastProvider } from '@whoosh/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from './AccountPage';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    'GET /api/sound-effects/all': ok([]),
    'GET /api/sound-effects/senses': ok([]),
    'GET /api/sound-effects/individuals': ok([]),
    'GET /api/credits/ledger?limit=20': ok([]),
  });
});
afterEach(() => api.restore());

function renderPage(user: User, path = '/account') {
  render(
    <ThemeProvider>
      <SignedIn user={user}>
        <ToastProvider>
          <MemoryRouter initialEntries={[path]}>
            <AccountPage />
          </MemoryRouter>
        </ToastProvider>
      </SignedIn>
    </ThemeProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const currentSection = () =>
  within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { current: 'page' }).textContent;

describe('the sections', () => {
  it('begin with Account Settings, also for an unknown one [spec 2.8, 2.60]', () => {
    renderPage(FREE_USER, '/account?section=other');
    expect(currentSection()).toBe('Account Settings');
  });

  it('list Top up Credits for Premium only [spec 2.61]', () => {
    renderPage(FREE_USER, '/account?section=top-up');
    expect(currentSection()).toBe('Account Settings');
    expect(screen.queryByRole('link', { name: 'Top up Credits' })).toBeNull();
  });

  it('show the packs of this page as Coming Soon, with the way to the real ones [spec 2.66, 9.7]', () => {
    renderPage(PREMIUM_USER, '/account?section=top-up');
    for (const price of ['$2.99', '$9.99', '$17.99']) expect(screen.getByText(price)).toBeTruthy();
    for (const offer of screen.getAllByRole<HTMLButtonElement>('button', { name: 'Coming Soon' }))
      expect(offer.disabled).toBe(true);
    expect(screen.getByText('Current balance: 412 credits')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Top Up Credits' }).getAttribute('href')).toBe('/top-up');
  });

  it('announce Timeline Projects [spec 2.62]', () => {
    renderPage(FREE_USER, '/account?section=timeline-projects');
    expect(screen.getByText('Coming Soon')).toBeTruthy();
  });

  it('list the timeline projects with their count when the setting is live', async () => {
    const project = (id: number, type: Project['type']): Project => ({
      id,
      name: `Project ${id}`,
      type,
      videoUrl: null,
      videoDuration: null,
      video: null,
      createdAt: '2026-11-20T12:00:00.000Z',
      updatedAt: '2026-11-20T12:00:00.000Z',
    });
    api.on({
      'GET /api/config': ok({ ...CONFIG, timelineEditor: 'live' }),
      'GET /api/projects': ok([project(7, 'timeline'), project(8, 'sfx'), project(9, 'timeline')]),
    });
    renderPage(FREE_USER, '/account?section=timeline-projects');
    expect(await screen.findByText('2')).toBeTruthy();
    const links = within(screen.getByRole('region', { name: 'Timeline Projects' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open Timeline Editor', '/timeline-editor'],
      ['Project 7', '/?project=7'],
      ['Project 9', '/?project=9'],
    ]);
    expect(screen.queryByText('Coming Soon')).toBeNull();
  });

  it('show the effects with their count [spec 2.63]', async () => {
    api.on({
      'GET /api/sound-effects/all': ok([soundEffect({ id: 1, name: 'Rain' }), soundEffect({ id: 2, name: 'Wind' })]),
    });
    renderPage(PREMIUM_USER, '/account?section=sound-effects');
    expect(await screen.findByText('2')).toBeTruthy();
    expect(screen.getByText('Rain')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Sound Effects' }).getAttribute('href')).toBe('/sfx-creator');
  });

  it('say how to begin when there are no effects [spec 2.64]', async () => {
    renderPage(PREMIUM_USER, '/account?section=sound-effects');
    expect(
      await screen.findByText(
        'Your sound effects will appear here. Use the SFX Creator to generate your first sound effect!',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Started' })).toBeTruthy();
  });
});

describe('the profile name', () => {
  it('is saved trimmed [spec 2.65, 5.5, 8.12]', async () => {
    api.on({ 'PUT /api/auth/update-profile': ok({ user: { ...FREE_USER, name: 'Noor' } }) });
    const person = renderPage(FREE_USER);
    await person.click(button('Edit name'));
    await person.clear(screen.getByLabelText('Name', { selector: 'input' }));
    expect(button('Save').disabled).toBe(true);
    await person.type(screen.getByLabelText('Name', { selector: 'input' }), ' Noor ');
    await person.click(button('Save'));
    expect(await screen.findByText('Name updated')).toBeTruthy();
    expect(api.callsOf('PUT', '/api/auth/update-profile')[0]?.body).toEqual({ name: 'Noor' });
    expect(screen.getByText('Noor')).toBeTruthy();
  });

  it('stays when the edit is cancelled [spec 4.4]', async () => {
    const person = renderPage(FREE_USER);
    await person.click(button('Edit name'));
    await person.type(screen.getByLabelText('Name', { selector: 'input' }), 'x');
    await person.click(button('Cancel'));
    expect(screen.getByText('Noor Haddad')).toBeTruthy();
  });

  it('says why it could not be saved [spec 8.12]', async () => {
    api.on({ 'PUT /api/auth/update-profile': { status: 500, text: '' } });
    const person = renderPage(FREE_USER);
    await person.click(button('Edit name'));
    await person.click(button('Save'));
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toBe('Update failedFailed to update name');
  });
});

describe('the change of the e-mail', () => {
  const SEND = 'POST /api/auth/send-email-change-code';
  const wanted = 'noor@new.example';

  async function askForCode() {
    const person = renderPage(FREE_USER);
    await person.click(button('Change email'));
    await person.type(screen.getByLabelText('New email'), wanted);
    await person.click(button('Send Code'));
    return person;
  }

  it('needs another address than the current one [spec 5.6]', async () => {
    const person = renderPage(FREE_USER);
    await person.click(button('Change email'));
    expect(button('Send Code').disabled).toBe(true);
    await person.type(screen.getByLabelText('New email'), FREE_USER.email.toUpperCase());
    expect(button('Send Code').disabled).toBe(true);
  });

  it('is made with the code that went to the new address [spec 2.65, 4.5, 5.4, 8.13, 8.14]', async () => {
    api.on({
      [SEND]: ok({ success: true, message: 'sent', step: 'verify-new' }),
      'PUT /api/auth/update-email': ok({ user: { ...FREE_USER, email: wanted } }),
    });
    const person = await askForCode();
    const field = await screen.findByLabelText(`Code sent to ${wanted}`);
    await person.type(field, '12345');
    expect(button('Verify & Save').disabled).toBe(true);
    await person.type(field, '6');
    await person.click(button('Verify & Save'));
    expect(await screen.findByText('Email updated')).toBeTruthy();
    expect(api.callsOf('PUT', '/api/auth/update-email')[0]?.body).toEqual({ email: wanted, code: '123456' });
    expect(screen.getByText(wanted)).toBeTruthy();
  });

  it('first confirms who it is when the session is old', async () => {
    api.on({
      [SEND]: ({ body }) => {
        const hasConfirmed = (body as { identityCode?: string }).identityCode === '111111';
        return ok({ success: true, message: 'sent', step: hasConfirmed ? 'verify-new' : 'confirm-identity' });
      },
    });
    const person = await askForCode();
    await person.type(await screen.findByLabelText(`Confirm it is you: code sent to ${FREE_USER.email}`), '111111');
    await person.click(button('Confirm'));
    expect(await screen.findByLabelText(`Code sent to ${wanted}`)).toBeTruthy();
  });

  it('says why a code could not be sent, and why the address could not be changed [spec 8.13, 8.14]', async () => {
    api.on({ [SEND]: refusal(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment.') });
    const person = await askForCode();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send codeToo many requests. Please wait a moment.',
    );
    api.on({
      [SEND]: ok({ success: true, message: 'sent', step: 'verify-new' }),
      'PUT /api/auth/update-email': refusal(
        400,
        'INVALID_EMAIL_CODE',
        'Invalid verification code or email already in use',
      ),
    });
    await person.click(button('Send Code'));
    await person.type(await screen.findByLabelText(`Code sent to ${wanted}`), '123456{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Update failedInvalid verification code or email already in use',
      ),
    );
  });
});

it('lets choose the appearance', async () => {
  const person = renderPage(FREE_USER);
  await person.click(screen.getByText('Light'));
  expect(document.documentElement.classList.contains('light')).toBe(true);
  expect(localStorage.getItem('whoosh-mode')).toBe('light');
});

describe('the usage history', () => {
  const LEDGER = 'GET /api/credits/ledger?limit=20';
  const movement = (seq: number): LedgerEntry => ({
    seq,
    kind: 'reserve',
    delta: -8,
    debtDelta: 0,
    balanceAfter: seq,
    cause: `gen:${seq}`,
    sound: { name: `Rain ${seq}`, takes: 2 },
    at: '2026-11-20T12:00:00.000Z',
  });
  const rows = async () => within(await screen.findByRole('list', { name: 'Usage history' })).getAllByRole('listitem');

  it('tells what every credit became, and shows older ones on request', async () => {
    api.on({
      [LEDGER]: ok(Array.from({ length: 20 }, (_, index) => movement(23 - index))),
      [`${LEDGER}&cursor=4`]: ok([
        movement(3),
        { ...movement(2), kind: 'purchase', delta: 100, cause: 'checkout:cs_1', sound: null },
      ]),
    });
    const person = renderPage(PREMIUM_USER);
    expect((await rows())[0]?.textContent).toMatch(/^Rain 23, 2 takes.*\u22128$/);
    await person.click(button('Show older'));
    await waitFor(async () => expect(await rows()).toHaveLength(22));
    expect((await rows()).at(-1)?.textContent).toMatch(/^Starter Pack.*\+100$/);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('says that there is nothing, and that it could not be loaded', async () => {
    api.on({ [LEDGER]: refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.') });
    const person = renderPage(FREE_USER);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Your usage history could not be loaded.')).toBeTruthy();
    api.on({ [LEDGER]: ok([]) });
    await person.click(retry);
    expect(await screen.findByText('No usage yet.')).toBeTruthy();
  });
});

it('says when Premium renews, and leads to the customer portal', async () => {
  const renewsAt = new Date(new Date().getFullYear(), 11, 3, 12).toISOString();
  api.on({ 'GET /api/billing/subscription': ok({ state: 'active', renewsAt, premiumUntil: null }) });
  renderPage(PREMIUM_USER);
  expect(await screen.findByText('$5 per month, renews on 3 December')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Customer Portal' }).getAttribute('href')).toBe('/portal');
});

describe('signing out everywhere', () => {
  it('ends the sessions of all browsers and says so', async () => {
    api.on({ 'POST /api/auth/logout-everywhere': ok({ success: true }) });
    const person = renderPage(PREMIUM_USER);
    await person.click(button('Sign out everywhere'));
    expect(await screen.findByText('You are signed out everywhere')).toBeTruthy();
    expect(api.callsOf('POST', '/api/auth/logout-everywhere').map(({ body }) => body)).toEqual([undefined]);
  });

  it('revokes the API keys, too, when that is chosen', async () => {
    api.on({ 'POST /api/auth/logout-everywhere': ok({ success: true }) });
    const person = renderPage(PREMIUM_USER);
    await person.click(screen.getByRole('checkbox', { name: 'Also revoke all API keys' }));
    await person.click(button('Sign out everywhere'));
    expect(await screen.findByText('You are signed out everywhere')).toBeTruthy();
    expect(api.callsOf('POST', '/api/auth/logout-everywhere')[0]?.body).toEqual({ revokeKeys: true });
  });

  it('says why it failed and can be tried again', async () => {
    api.on({
      'POST /api/auth/logout-everywhere': refusal(
        500,
        'INTERNAL',
        'Something went wrong on our side. Please try again.',
      ),
    });
    const person = renderPage(PREMIUM_USER);
    await person.click(button('Sign out everywhere'));
    expect(await screen.findByText('Sign out failed')).toBeTruthy();
    await waitFor(() => expect(button('Sign out everywhere').className).not.toContain('loading'));
  });
});
