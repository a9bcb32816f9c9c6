import { CONFIG, FakeApi, FREE_USER, ok, PREMIUM_USER, refusal, UNPRICED_USER } from '@whoosh/api-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { pageHeading, renderApp } from '../testing/render-app';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

async function openMenu(reload = jest.fn()) {
  const { person } = renderApp({ path: '/sfx-library', api, user: PREMIUM_USER, reload });
  await pageHeading('Remote page /sfx-library');
  await person.click(screen.getByRole('button', { name: /mara@northfield.fm.*412 credits remaining/ }));
  return { person, reload, logOut: await screen.findByRole('menuitem', { name: 'Log out' }) };
}

it('marks the current page [spec 2.18]', async () => {
  renderApp({ path: '/sfx-library', api, user: PREMIUM_USER });
  await pageHeading('Remote page /sfx-library');
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/sfx-library', '/sfx-library']);
});

it('shows the Timeline Editor as Soon, not as a link [spec 2.13]', async () => {
  renderApp({ path: '/sfx-library', api, user: PREMIUM_USER });
  await pageHeading('Remote page /sfx-library');
  expect(screen.queryByRole('link', { name: /Timeline/ })).toBeNull();
  const [item] = screen.getAllByText('Timeline Editor');
  expect(item?.parentElement?.getAttribute('aria-disabled')).toBe('true');
  expect(item?.parentElement?.textContent).toBe('Timeline EditorSoon');
});

it('shows the first letter of the e-mail and the credits [spec 2.19]', async () => {
  renderApp({ path: '/sfx-library', api, user: { ...PREMIUM_USER, credits: null } });
  await pageHeading('Remote page /sfx-library');
  const block = screen.getByRole('button', { name: /Free plan/ });
  expect(within(block).getByText('M')).toBeTruthy();
});

it('shows no credits and leads nowhere to billing where sounds have no price', async () => {
  renderApp({ path: '/sfx-library', api, user: UNPRICED_USER, config: { ...CONFIG, hasPlans: false } });
  await pageHeading('Remote page /sfx-library');
  expect(document.body.textContent).not.toMatch(/credit|plan|billing/i);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).not.toContain('/pricing');
});

it('logs out and loads the product anew [spec 2.21]', async () => {
  api.on({ 'POST /api/auth/logout': ok({ success: true }) });
  const { person, reload, logOut } = await openMenu();
  await person.click(logOut);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('says when the log-out failed and stays [spec 8.7]', async () => {
  api.on({ 'POST /api/auth/logout': refusal(500, 'INTERNAL', 'No') });
  const { person, reload, logOut } = await openMenu();
  await person.click(logOut);
  const toast = await screen.findByRole('alert');
  expect(within(toast).getByText('Logout Failed')).toBeTruthy();
  expect(within(toast).getByText('There was an error logging out. Please try again.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('moves the focus into the page after a change of page', async () => {
  const { person } = renderApp({ path: '/sfx-library', api, user: PREMIUM_USER });
  await pageHeading('Remote page /sfx-library');
  const [billing] = screen.getAllByRole('link', { name: 'Billing' });
  if (billing === undefined) throw new Error('no link to the prices');
  await person.click(billing);
  await pageHeading('Remote page /pricing');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('says above every page that the renewal could not be paid, until when Premium lasts, and where the card is changed', async () => {
  const premiumUntil = new Date(new Date().getFullYear(), 11, 3, 12).toISOString();
  api.on({ 'GET /api/billing/subscription': ok({ state: 'paymentFailed', renewsAt: null, premiumUntil }) });
  renderApp({ path: '/sfx-library', api, user: PREMIUM_USER });
  const banner = within(await screen.findByRole('region', { name: 'Payment failed' }));
  expect(banner.getByText(/Update your card by 3 December to keep it/)).toBeTruthy();
  expect(banner.getByRole('link', { name: 'Open Customer Portal' }).getAttribute('href')).toBe('/portal');
});

it('says nothing of payments while the subscription is paid, and does not ask for Free accounts', async () => {
  api.on({
    'GET /api/billing/subscription': ok({ state: 'active', renewsAt: '2026-12-03T12:00:00.000Z', premiumUntil: null }),
  });
  renderApp({ path: '/sfx-library', api, user: PREMIUM_USER });
  await waitFor(() => expect(api.callsOf('GET', '/api/billing/subscription')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Payment failed' })).toBeNull();
  cleanup();
  renderApp({ path: '/sfx-library', api, user: FREE_USER });
  await pageHeading('Remote page /sfx-library');
  expect(api.callsOf('GET', '/api/billing/subscription')).toHaveLength(1);
});
