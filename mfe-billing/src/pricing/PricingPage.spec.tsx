import { FakeApi, FREE_USER, ok, PREMIUM_USER, refusal, SignedIn } from '@whoosh/api-client/testing';
import { DEFAULT_PLANS, PREMIUM_ORDER, type User } from '@whoosh/contracts';
import { MemoryRouter, ToastProvider } from '@whoosh/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { PricingPage } from './PricingPage';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ 'GET /api/plans': ok(DEFAULT_PLANS) });
});
afterEach(() => api.restore());

function renderPage(user: User) {
  render(
    <SignedIn user={user}>
      <MemoryRouter>
        <ToastProvider>
          <PricingPage />
        </ToastProvider>
      </MemoryRouter>
    </SignedIn>,
  );
}
const card = (name: string) => within(screen.getByRole('article', { name }));
const freeSounds = () => screen.queryByRole('link', { name: /free sound/ });

it('shows headings, plans, two packs, the price of a credit and the questions [spec 2.6, 2.67, 6.5, 9.2, 9.6]', () => {
  renderPage(FREE_USER);
  for (const name of [
    'Billing & Pricing',
    'Monthly Subscriptions',
    'One-Time Credit Packages',
    'Credit Pricing',
    'Questions',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
  expect(card('Free').getByText('$0')).toBeTruthy();
  expect(card('Premium').getByText('500 credits per month')).toBeTruthy();
  expect(card('Starter Pack').getByText('$3')).toBeTruthy();
  expect(card('Creator Pack').getByText('1,000 credits')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Pro Pack' })).toBeNull();
  expect(screen.getByText('1 credit per second of duration')).toBeTruthy();
});

it('says that the plans could not be fetched, and shows the default ones [spec 8.28]', async () => {
  api.on({ 'GET /api/plans': refusal(503, 'UNAVAILABLE', 'We are busy right now.') });
  renderPage(FREE_USER);
  expect(await screen.findByText(/^Failed to fetch plans/)).toBeTruthy();
  expect(card('Premium').getByText('$5')).toBeTruthy();
});

it('shows the enforced 10 s for the Free plan, not the 5 of the plan data [spec 9.3]', () => {
  renderPage(FREE_USER);
  expect(card('Free').getByText('Up to 10 s each')).toBeTruthy();
});

it('says on each card what may be done with its sounds', () => {
  renderPage(FREE_USER);
  expect(card('Free').getByText('Personal use')).toBeTruthy();
  expect(card('Free').getByText('Commercial rights later: 1 credit per second')).toBeTruthy();
  for (const name of ['Premium', 'Starter Pack', 'Creator Pack'])
    expect(card(name).getByText('Commercial rights, forever')).toBeTruthy();
});

it('marks Free as the current plan of a Free account and leads to its free sounds [spec 2.69]', () => {
  renderPage(FREE_USER);
  expect(card('Free').getByRole('button', { name: 'Current Plan' })).toBeTruthy();
  expect(freeSounds()?.textContent).toBe('Make your 2 free sounds');
  expect(freeSounds()?.getAttribute('href')).toBe('/sfx-creator');
});

it('offers the second free sound when one is made', () => {
  renderPage({ ...FREE_USER, existingEffects: 1 });
  expect(freeSounds()?.textContent).toBe('Make your second free sound');
});

it('offers no free sounds when both are made', () => {
  renderPage({ ...FREE_USER, existingEffects: 2 });
  expect(freeSounds()).toBeNull();
});

it('offers no free sounds to a Free account that pays with credits', () => {
  renderPage({ ...FREE_USER, credits: 100 });
  expect(freeSounds()).toBeNull();
});

it('marks Premium as the current plan of a Premium account and Free as the downgraded one [spec 2.69, 2.70]', () => {
  renderPage(PREMIUM_USER);
  expect(card('Premium').getByRole<HTMLButtonElement>('button', { name: 'Current Plan' }).disabled).toBe(true);
  expect(card('Free').getByRole('button', { name: 'Downgraded Plan' })).toBeTruthy();
  expect(freeSounds()).toBeNull();
});

it('leads Premium people to the customer portal in a new tab, and nobody else [spec 2.68]', () => {
  renderPage(PREMIUM_USER);
  expect(screen.getByRole('heading', { name: 'Manage Your Subscription' })).toBeTruthy();
  const portal = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open Customer Portal' });
  expect([portal.getAttribute('href'), portal.target]).toEqual(['/portal', '_blank']);
});

it('shows a Free account no portal, and a button to upgrade that opens a checkout of Premium', async () => {
  api.on({ 'POST /api/create-checkout-session': ok({ checkout_url: 'http://127.0.0.1:4001/checkout#cs_1.secret' }) });
  renderPage(FREE_USER);
  expect(screen.queryByRole('link', { name: 'Open Customer Portal' })).toBeNull();
  fireEvent.click(card('Premium').getByRole('button', { name: 'Upgrade to Premium' }));
  await waitFor(() => expect(api.callsOf('POST', '/api/create-checkout-session')[0]?.body).toEqual(PREMIUM_ORDER));
});
