import { CONFIG, FakeApi, PREMIUM_USER } from '@whoosh/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { startLanguage } from '@whoosh/ui';
import { pageHeading, renderApp } from '../../testing/render-app';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

it.each([
  ['terms', 'Terms of use', /^Draft of \d+ \w+ 20\d\d\. To be read by a lawyer/],
  ['privacy', 'Privacy notice', /^Draft of \d+ \w+ 20\d\d\. To be read by a lawyer/],
  ['licence', 'Licence of sounds', /^In force since \d+ \w+ 20\d\d\.$/],
])('shows /legal/%s to everybody, and whether it holds', async (name, title, state) => {
  renderApp({ path: `/legal/${name}`, api });
  await pageHeading(title);
  expect(screen.getByRole('note').textContent).toMatch(state);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(`/legal/${name}`);
});

it.each(['terms', 'privacy', 'licence'])('/legal/%s speaks of no price where sounds have none', async (name) => {
  renderApp({ path: `/legal/${name}`, api, config: { ...CONFIG, hasPlans: false } });
  await pageHeading(/./);
  const words = /Premium|Free|credit|payment|refund/i;
  await waitFor(() => expect(document.body.textContent).not.toMatch(words));
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
});

it('says in another language that the English text holds', async () => {
  await startLanguage('de');
  renderApp({ path: '/legal/terms', api });
  const heading = await pageHeading('Terms of use');
  expect(screen.getAllByRole('note')[0]?.textContent).toMatch(/^Verbindlich ist der englische Text/);
  expect(heading.closest('[lang="en"]')).not.toBeNull();
  await startLanguage('en');
});

it('keeps the navigation of signed-in people', async () => {
  renderApp({ path: '/legal/licence', api, user: PREMIUM_USER });
  await pageHeading('Licence of sounds');
  expect(screen.getAllByRole('navigation', { name: 'Main' }).length).toBeGreaterThan(0);
});

it('has no other document', async () => {
  renderApp({ path: '/legal/secrets', api });
  await pageHeading('404 Page Not Found');
});
