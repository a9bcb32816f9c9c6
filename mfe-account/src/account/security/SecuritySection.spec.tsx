import { FakeApi, FREE_USER, ok, SignedIn } from '@whoosh/api-client/testing';
import { LIMITS, SECURITY_EVENTS, type Passkey, type SecurityEvent } from '@whoosh/contracts';
import { ThemeProvider, ToastProvider } from '@whoosh/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecuritySection } from './SecuritySection';

const PASSKEY: Passkey = {
  id: '0d4a1c56-9df1-4a41-8f0e-0c7c6f0d3a11',
  name: 'Laptop',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: null,
};
const eventOf = (id: number, event = SECURITY_EVENTS[id % SECURITY_EVENTS.length] ?? 'signed-in'): SecurityEvent => ({
  id,
  event,
  at: '2026-11-20T12:00:00.000Z',
  network: 'a1b2c3',
  isThisNetwork: id % 2 === 0,
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ 'GET /api/auth/passkeys': ok([]), 'GET /api/auth/activity': ok([]) });
});
afterEach(() => api.restore());

function renderSection() {
  render(
    <ThemeProvider>
      <SignedIn user={FREE_USER}>
        <ToastProvider>
          <SecuritySection />
        </ToastProvider>
      </SignedIn>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

describe('recent activity', () => {
  it('has words for every event that is recorded', async () => {
    api.on({
      'GET /api/auth/activity': ok(
        SECURITY_EVENTS.slice(0, LIMITS.securityEventsListed - 1).map((event, at) => eventOf(at + 1, event)),
      ),
    });
    renderSection();
    const entries = await screen.findAllByRole('listitem');
    for (const entry of entries) expect(entry.textContent).not.toContain('activity.event');
    expect(new Set(entries.map(({ textContent }) => textContent)).size).toBe(entries.length);
  });

  it('comes page by page', async () => {
    const { securityEventsListed: size } = LIMITS;
    const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => eventOf(from - at));
    api.on({
      'GET /api/auth/activity': ok(page(100, size)),
      [`GET /api/auth/activity?before=${101 - size}`]: ok(page(100 - size, 3)),
    });
    const person = renderSection();
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(size + 3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('passkeys', () => {
  it('are renamed by the keyboard, and removed after a question', async () => {
    api.on({ 'GET /api/auth/passkeys': ok([PASSKEY]), [`PATCH /api/auth/passkeys/${PASSKEY.id}`]: ok(PASSKEY) });
    const person = renderSection();
    await person.click(await screen.findByRole('button', { name: 'Rename Laptop' }));
    await person.keyboard('{Control>}a{/Control}Desk{Enter}');
    expect(api.callsOf('PATCH', `/api/auth/passkeys/${PASSKEY.id}`)[0]?.body).toEqual({ name: 'Desk' });
    api.on({ [`DELETE /api/auth/passkeys/${PASSKEY.id}`]: ok(undefined), 'GET /api/auth/passkeys': ok([]) });
    await person.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('You have no passkeys yet.')).toBeTruthy();
  });

  it('cannot be added in a browser that knows none, which is said', async () => {
    renderSection();
    expect(await screen.findByText("This browser doesn't support passkeys.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
