import { useSession } from '@whoosh/api-client';
import { FakeApi, FREE_USER, ok, PREMIUM_USER, refusal, SignedIn } from '@whoosh/api-client/testing';
import type { User } from '@whoosh/contracts';
import { ThemeProvider, ToastProvider } from '@whoosh/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteAccountSetting } from './DeleteAccountSetting';

const DELETE = 'DELETE /api/auth/user';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ [DELETE]: ok({ goesAt: '2026-11-28T12:00:00.000Z' }) });
});
afterEach(() => api.restore());

function Page() {
  const { user } = useSession();
  return user === null ? <p>signed out</p> : <DeleteAccountSetting user={user} />;
}

function renderSetting(user: User) {
  render(
    <ThemeProvider>
      <SignedIn user={user}>
        <ToastProvider>
          <Page />
        </ToastProvider>
      </SignedIn>
    </ThemeProvider>,
  );
  return userEvent.setup();
}
const open = async (typist: ReturnType<typeof userEvent.setup>) => {
  await typist.click(screen.getByRole('button', { name: 'Delete account' }));
  return screen.findByRole('dialog');
};

describe('the deletion of an account', () => {
  it('says first what will be lost, and changes nothing when it is cancelled', async () => {
    const typist = renderSetting(PREMIUM_USER);
    const dialog = within(await open(typist));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'All your sounds and projects, with their videos',
      'Your 412 credits, without a refund',
      "Premium, which ends immediately and doesn't come back with the account",
    ]);
    await typist.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.callsOf('DELETE', '/api/auth/user')).toEqual([]);
  });

  it('signs out, and says until when signing in keeps the account', async () => {
    const typist = renderSetting(FREE_USER);
    const dialog = within(await open(typist));
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await typist.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('signed out')).toBeTruthy();
    expect(screen.getByText(/To keep it, sign in before .*28/)).toBeTruthy();
  });

  it('asks for the mailed code when the session is old', async () => {
    api.on({
      [DELETE]: ({ body }) =>
        (body as { code?: string }).code === '123456'
          ? ok({ goesAt: '2026-11-28T12:00:00.000Z' })
          : refusal(403, 'FRESH_SIGN_IN_REQUIRED', 'Confirm it is you'),
    });
    const typist = renderSetting(FREE_USER);
    await typist.click(within(await open(typist)).getByRole('button', { name: 'Delete' }));
    const code = await screen.findByLabelText(`Confirm it is you: code sent to ${FREE_USER.email}`);
    fireEvent.change(code, { target: { value: '123456' } });
    await typist.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('signed out')).toBeTruthy();
  });

  it('says why it failed', async () => {
    api.on({ [DELETE]: refusal(503, 'UNAVAILABLE', 'We are busy right now. Please try again in a moment.') });
    const typist = renderSetting(FREE_USER);
    await typist.click(within(await open(typist)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete failed')).toBeTruthy();
    expect(screen.getByText('We are busy right now. Please try again in a moment.')).toBeTruthy();
  });
});
