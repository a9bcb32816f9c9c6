import { ApiProvider, createQueryClient } from '@whoosh/api-client';
import { CONFIG, FakeApi, PREMIUM_USER, SignedIn, ok, refusal } from '@whoosh/api-client/testing';
import { MemoryRouter, ToastProvider } from '@whoosh/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { User } from '@whoosh/contracts';
import { TopUpPage } from '../top-up/TopUpPage';
import { PREMIUM, useCheckout } from './useCheckout';

const ORIGIN = 'http://127.0.0.1:4001';
const STATUS = 'GET /api/checkout-sessions/cs_1';
const CREATE = 'POST /api/create-credit-checkout-session';

describe('buying a pack', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi({
      'GET /api/config': ok({ ...CONFIG, checkoutOrigin: ORIGIN }),
      [CREATE]: ok({ checkout_url: `${ORIGIN}/checkout#cs_1.secret` }),
    });
    render(
      <SignedIn user={PREMIUM_USER}>
        <ToastProvider>
          <MemoryRouter>
            <TopUpPage />
          </MemoryRouter>
        </ToastProvider>
      </SignedIn>,
    );
  });
  afterEach(() => api.restore());

  const order = async () => {
    await waitFor(() => expect(api.callsOf('GET', '/api/config')).toHaveLength(1));
    fireEvent.click(screen.getAllByRole('button', { name: 'Purchase Credits' })[0] ?? document.body);
  };
  const frame = () =>
    waitFor(() => {
      const found = document.querySelector('iframe');
      if (found === null) throw new Error('no frame');
      return found;
    });
  const say = (event: string, source: Window | null, origin = ORIGIN) => {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: { event }, origin, source }));
    });
  };

  it('shows the checkout in a frame, and says so on the button meanwhile [spec 2.72]', async () => {
    await order();
    expect((await frame()).src).toBe(`${ORIGIN}/checkout#cs_1.secret`);
    expect(api.callsOf('POST', '/api/create-credit-checkout-session')[0]?.body).toEqual({ packageId: '100-credits' });
    fireEvent.click(screen.getByText('Opening Checkout...'));
    expect(api.callsOf('POST', '/api/create-credit-checkout-session')).toHaveLength(1);
  });

  it('names what a payment agrees to', async () => {
    await order();
    await frame();
    const legal = [...document.querySelectorAll('a[href^="/legal/"]')].map((link) => link.getAttribute('href'));
    expect(legal).toEqual(['/legal/terms', '/legal/privacy', '/legal/licence']);
    expect(screen.getByText(/Every sound you pay for with credits carries commercial rights, forever/)).toBeTruthy();
  });

  it('has the button back when the checkout page closes itself [spec 4.14]', async () => {
    await order();
    say('close', (await frame()).contentWindow);
    await waitFor(() => expect(screen.queryByText('Opening Checkout...')).toBeNull());
  });

  it('ignores success from another origin or another window [spec 4.16]', async () => {
    await order();
    const { contentWindow } = await frame();
    say('success', contentWindow, 'http://evil.example');
    say('success', window);
    expect(screen.getByText('Opening Checkout...')).toBeTruthy();
  });

  it('says that the purchase was successful once the credits are there [spec 4.13, 8.27]', async () => {
    await order();
    api.on({
      'GET /api/auth/user': ok({ user: { ...PREMIUM_USER, credits: 512 } }),
      [STATUS]: ok({ paid: true, creditsAdded: 100, debtPaid: 0 }),
    });
    say('success', (await frame()).contentWindow);
    await screen.findByText('Purchase Successful!');
    screen.getByText('Your credits have been added to your account.');
    expect(screen.getByRole('region', { name: 'Current Balance', hidden: true }).textContent).toContain('512');
  });

  it('says it truly when the credits went to what the account owed', async () => {
    await order();
    api.on({
      'GET /api/auth/user': ok({ user: PREMIUM_USER }),
      [STATUS]: ok({ paid: true, creditsAdded: 0, debtPaid: 1500 }),
    });
    say('success', (await frame()).contentWindow);
    await screen.findByText('Purchase Successful!');
    screen.getByText('1,500 credits covered what your account owed after a refund. No credits were left to add.');
  });

  it('says that a payment is pending when it does not arrive', async () => {
    await order();
    api.on({ [STATUS]: refusal(404, 'NOT_FOUND', 'Not found') });
    say('success', (await frame()).contentWindow);
    await screen.findByText('Payment pending');
  });

  it('says Session Expired when the server knows nobody [spec 8.25]', async () => {
    api.on({ [CREATE]: refusal(401, 'NOT_AUTHENTICATED', 'Not authenticated') });
    await order();
    await screen.findByText('Session Expired');
    screen.getByText('Your session has expired. Please refresh the page and log in again.');
  });

  it('says Checkout Error when no session could be made, and never frames a page that is not configured [spec 8.26]', async () => {
    api.on({ [CREATE]: refusal(503, 'UNAVAILABLE', 'Busy') });
    await order();
    await screen.findByText('Failed to create checkout session.');
    api.on({ [CREATE]: ok({ checkout_url: 'https://evil.example/checkout#a.b' }) });
    await order();
    await screen.findByText('Failed to open checkout. Please try again.');
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('buying without', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi({ 'GET /api/config': ok({ ...CONFIG, checkoutOrigin: ORIGIN }) });
  });
  afterEach(() => api.restore());

  function Shop() {
    const { buy } = useCheckout();
    return [PREMIUM, '100-credits'].map((item) => (
      <button key={item} onClick={() => buy(item)}>
        {item}
      </button>
    ));
  }
  const renderShop = (user: User | null) => {
    const shop = (
      <ToastProvider>
        <Shop />
      </ToastProvider>
    );
    render(
      user === null ? (
        <ApiProvider client={createQueryClient()}>{shop}</ApiProvider>
      ) : (
        <SignedIn user={user}>{shop}</SignedIn>
      ),
    );
  };
  afterEach(() => expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]));

  it.each([
    [PREMIUM, 'Please log in to upgrade your plan.'],
    ['100-credits', 'Please log in to purchase credits.'],
  ])('a session asks to log in: %s [spec 5.20, 8.24]', async (item, text) => {
    renderShop(null);
    fireEvent.click(screen.getByRole('button', { name: item }));
    expect(await screen.findByText('Authentication Required')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('an address asks to log in again [spec 5.20]', async () => {
    renderShop({ ...PREMIUM_USER, email: '' });
    fireEvent.click(screen.getByRole('button', { name: PREMIUM }));
    expect(await screen.findByText('Session Expired')).toBeTruthy();
    expect(screen.getByText('Please refresh the page and log in again.')).toBeTruthy();
  });
});
