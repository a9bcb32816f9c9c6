import { FakeApi, PREMIUM_USER } from '@whoosh/api-client/testing';
import { screen } from '@testing-library/react';
import { pageHeading, renderApp } from '../../testing/render-app';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

it.each([
  ['terms', 'Terms of use'],
  ['privacy', 'Privacy notice'],
  ['licence', 'Licence of sounds'],
])('shows /legal/%s to everybody, as a draft for a lawyer', async (name, title) => {
  renderApp({ path: `/legal/${name}`, api });
  await pageHeading(title);
  expect(screen.getByRole('note').textContent).toMatch(/^Draft of .* To be read by a lawyer/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(`/legal/${name}`);
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
