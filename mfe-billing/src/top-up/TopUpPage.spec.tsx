import { FakeApi, PREMIUM_USER, SignedIn } from '@whoosh/api-client/testing';
import { MemoryRouter, ToastProvider } from '@whoosh/ui';
import { render, screen } from '@testing-library/react';
import { TopUpPage } from './TopUpPage';

it('shows the balance, three packs and how credits work [spec 2.11, 2.71, 3.10]', () => {
  const api = new FakeApi();
  render(
    <SignedIn user={PREMIUM_USER}>
      <ToastProvider>
        <MemoryRouter>
          <TopUpPage />
        </MemoryRouter>
      </ToastProvider>
    </SignedIn>,
  );
  expect(screen.getByRole('region', { name: 'Current Balance' }).textContent).toBe('Current Balance412 credits');
  expect(screen.getAllByRole('article').map((pack) => pack.getAttribute('aria-label'))).toEqual([
    'Starter Pack',
    'Creator Pack',
    'Pro Pack',
  ]);
  expect(screen.getByRole('heading', { name: 'How Credits Work' })).toBeTruthy();
  api.restore();
});
