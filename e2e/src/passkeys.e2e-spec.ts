import { expectNoBarrier } from './support/axe';
import { Visit } from './support/visit';

const ADDRESS = 'passkeys@example.com';

describe('a passkey, in a browser with an authenticator', () => {
  let visit: Visit;
  let page: Visit['page'];

  beforeAll(async () => {
    visit = await Visit.begin({
      context: { reducedMotion: 'reduce', bypassCSP: true },
      person: { email: ADDRESS, name: 'Pia' },
    });
    ({ page } = visit);
    const devices = await visit.context.newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  });
  afterAll(() => visit?.end());

  const passkeys = () => page.getByRole('list', { name: 'Your passkeys' });
  const activity = () => page.getByRole('list', { name: 'Your recent activity' });

  it('is added on the account page, by the keyboard', async () => {
    await page.goto('/account?section=security');
    await page.getByText('You have no passkeys yet.').waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    await page.keyboard.type('Laptop');
    await page.keyboard.press('Enter');
    await passkeys().getByText('Laptop').waitFor();
    await expectNoBarrier(page);
  });

  it('signs in with it, and without a code [security 64]', async () => {
    await page.request.post('/api/auth/logout', { headers: { origin: visit.product.url } });
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL((url) => url.pathname !== '/auth');
    const answer = await page.request.get('/api/auth/user');
    expect(((await answer.json()) as { user: { email: string } }).user.email).toBe(ADDRESS);
  });

  it('is renamed and removed, and stands in the recent activity [long]', async () => {
    await page.goto('/account?section=security');
    await page.getByRole('button', { name: 'Rename Laptop' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Desk');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Desk' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('You have no passkeys yet.').waitFor();
    await page.reload();
    await activity().getByText('Passkey removed').waitFor();
    expect(await activity().getByRole('listitem').allInnerTexts()).toEqual(
      ['Passkey removed', 'Signed in', 'Passkey added', 'Account created'].map((words) =>
        expect.stringContaining(words),
      ) as string[],
    );
  });

  it('had no error in the console on the way', () => {
    expect(page.problems).toEqual([]);
  });
});
