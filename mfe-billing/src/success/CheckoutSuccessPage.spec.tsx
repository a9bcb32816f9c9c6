import { FakeApi, FREE_USER, ok, PREMIUM_USER, refusal, SignedIn } from '@whoosh/api-client/testing';
import { MemoryRouter } from '@whoosh/ui';
import { act, render, screen } from '@testing-library/react';
import { CheckoutSuccessPage } from './CheckoutSuccessPage';

const STATUS = 'GET /api/checkout-sessions/cs_1';

describe('the page after a checkout', () => {
  let api: FakeApi;
  beforeEach(() => {
    jest.useFakeTimers();
    api = new FakeApi({
      'GET /api/auth/user': ok({ user: { ...PREMIUM_USER, credits: 512 } }),
      [STATUS]: ok({ paid: true, creditsAdded: 512, debtPaid: 0 }),
    });
  });
  afterEach(() => {
    api.restore();
    jest.useRealTimers();
  });

  const arrive = (address = '/checkout/success?session_id=cs_1') =>
    render(
      <SignedIn user={FREE_USER}>
        <MemoryRouter initialEntries={[address]}>
          <CheckoutSuccessPage />
        </MemoryRouter>
      </SignedIn>,
    );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('says Processing your upgrade... for 1.5 s, then Payment Successful and the ways on [spec 2.7, 2.74, 9.15]', async () => {
    arrive();
    await pass(1400);
    screen.getByRole('heading', { name: 'Processing your upgrade...' });
    await pass(200);
    screen.getByRole('heading', { name: 'Payment Successful' });
    screen.getByText('You have 512 credits available.');
    expect([linkTo('Start Creating Sound Effects'), linkTo('Go to Dashboard')]).toEqual(['/sfx-creator', '/']);
  });

  it('says what went to a debt', async () => {
    api.on({ [STATUS]: ok({ paid: true, creditsAdded: 420, debtPaid: 80 }) });
    arrive();
    await pass(1600);
    screen.getByText(
      '80 credits covered what your account owed after a refund. 420 credits have been added to your account.',
    );
  });

  it('waits for a payment that comes later, and says after 30 s that there is none [spec 2.75]', async () => {
    api.on({ [STATUS]: ok({ paid: false, creditsAdded: 0, debtPaid: 0 }) });
    arrive();
    await pass(20_000);
    screen.getByRole('heading', { name: 'Processing your upgrade...' });
    await pass(15_000);
    screen.getByRole('heading', { name: 'No payment found' });
    expect([linkTo('Billing & Pricing'), linkTo('Contact Support')]).toEqual(['/pricing', '/support']);
  });

  it.each([
    ["somebody else's checkout", '/checkout/success?session_id=cs_1'],
    ['no checkout', '/checkout/success'],
  ])('finds no payment for %s [spec 2.75]', async (_, address) => {
    api.on({ [STATUS]: refusal(404, 'NOT_FOUND', 'Not found') });
    arrive(address);
    await pass(1600);
    screen.getByRole('heading', { name: 'No payment found' });
  });
});
