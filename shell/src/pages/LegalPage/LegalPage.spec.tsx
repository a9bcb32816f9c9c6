import { CONFIG, FakeApi, PREMIUM_USER, refusal } from '@whoosh/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { startLanguage } from '@whoosh/ui';
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
])('shows /legal/%s to everybody, in force since a day', async (name, title) => {
  renderApp({ path: `/legal/${name}`, api });
  await pageHeading(title);
  expect(screen.getByRole('note').textContent).toMatch(/^In force since .*20\d\d\.$/);
  expect(document.body.textContent).not.toMatch(/draft of|lawyer|[{}]/i);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(`/legal/${name}`);
});

it.each(['terms', 'privacy'])('says in /legal/%s whom to write to: the operator', async (name) => {
  renderApp({ path: `/legal/${name}`, api, config: { ...CONFIG, supportEmail: 'help@studio.example' } });
  await screen.findByText(new RegExp(`operator of the site at ${window.location.host}.*help@studio\\.example`));
});

it.each(['terms', 'privacy', 'licence'])('/legal/%s speaks of no price where sounds have none', async (name) => {
  renderApp({ path: `/legal/${name}`, api, config: { ...CONFIG, hasPlans: false } });
  await pageHeading(/./);
  const words = /Premium|Free|credit|payment|refund/i;
  await waitFor(() => expect(document.body.textContent).not.toMatch(words));
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
});

it.each([
  ['de', 'Nutzungsbedingungen', /^Verbindlich ist der englische Text/],
  ['ja', '利用規約', /^英語の原文が正文です/],
] as const)('speaks %s, and says that the English text holds', async (language, title, note) => {
  await startLanguage(language);
  renderApp({ path: '/legal/terms', api });
  await pageHeading(title);
  expect(screen.getAllByRole('note')[0]?.textContent).toMatch(note);
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

it('is in force since the same day in every time zone', async () => {
  const { DateTimeFormat } = Intl;
  const inAmerica = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locale, options) => new DateTimeFormat(locale, { timeZone: 'America/Los_Angeles', ...options }),
    );
  renderApp({ path: '/legal/terms', api });
  await pageHeading('Terms of use');
  expect(screen.getByRole('note').textContent).toContain('29');
  inAmerica.mockRestore();
});

it('leaves out whom to write to while nobody knows the operator', async () => {
  renderApp({ path: '/legal/terms', api });
  api.on({ 'GET /api/config': refusal(503, 'UNAVAILABLE', 'Whoosh cannot be reached') });
  await pageHeading('Terms of use');
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
  expect(document.body.textContent).not.toMatch(/Write to/);
});
