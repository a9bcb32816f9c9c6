import { CONFIG, FakeApi, FREE_USER, ok, PREMIUM_USER, project, UNPRICED_USER } from '@whoosh/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { address, pageHeading, renderApp } from '../testing/render-app';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

const PROTECTED = [
  '/',
  '/sfx-creator',
  '/sfx-library',
  '/pricing',
  '/top-up',
  '/checkout/success',
  '/account',
  '/support',
];

it.each(PROTECTED)('%s says Loading... while the session loads [spec 2.1]', (path) => {
  api.on({ 'GET /api/auth/user': () => new Promise(() => undefined) });
  renderApp({ path, api });
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

it.each(PROTECTED)('%s sends signed-out people to /auth [spec 2.2]', async (path) => {
  renderApp({ path, api });
  await waitFor(() => expect(address()).toBe('/auth'));
});

it.each(PROTECTED.slice(1))('%s is brought by a remote [spec 2.6]', async (path) => {
  renderApp({ path, api, user: PREMIUM_USER });
  expect(await pageHeading(`Remote page ${path}`)).toBeTruthy();
});

it.each(['/pricing', '/top-up', '/checkout/success'])('%s is no page where sounds have no price', async (path) => {
  renderApp({ path, api, user: UNPRICED_USER, config: { ...CONFIG, hasPlans: false } });
  expect(await pageHeading('404 Page Not Found')).toBeTruthy();
});

it('leads to the dashboard, not to prices, where there are none', async () => {
  renderApp({ path: '/auth', api, user: UNPRICED_USER, config: { ...CONFIG, hasPlans: false } });
  await waitFor(() => expect(address()).toBe('/'));
  await pageHeading(/Welcome back/);
});

it('shows the 404 page for any other path, with the navigation for signed-in people [spec 2.3]', async () => {
  renderApp({ path: '/nowhere', api, user: PREMIUM_USER });
  expect(await pageHeading('404 Page Not Found')).toBeTruthy();
  expect(screen.getAllByRole('navigation', { name: 'Main' }).length).toBeGreaterThan(0);
  expect(document.title).toBe('404 Page Not Found - Whoosh');
});

it('shows the 404 page without navigation to signed-out people [spec 2.16]', async () => {
  renderApp({ path: '/nowhere', api });
  expect(await pageHeading('404 Page Not Found')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('sends a Free user without credits from the dashboard to the prices [spec 2.29]', async () => {
  renderApp({ path: '/', api, user: FREE_USER });
  await waitFor(() => expect(address()).toBe('/pricing'));
});

it.each([
  ['a Free user with credits', { ...FREE_USER, credits: 5 }],
  ['a Premium user without credits', { ...PREMIUM_USER, credits: 0 }],
])('lets %s see the dashboard [spec 2.4]', async (_who, user) => {
  renderApp({ path: '/', api, user });
  expect(await pageHeading(/^Welcome back/)).toBeTruthy();
});

it('has no /timeline-editor while the setting says soon [spec 2.13]', async () => {
  renderApp({ path: '/timeline-editor', api, user: PREMIUM_USER });
  expect(await pageHeading('404 Page Not Found')).toBeTruthy();
});

it('lists the timeline projects at /timeline-editor when the setting is live [spec 2.14]', async () => {
  renderApp({ path: '/timeline-editor', api, user: PREMIUM_USER });
  api.on({
    'GET /api/config': ok({ ...CONFIG, timelineEditor: 'live' }),
    'GET /api/projects': ok([
      project({ id: 1, name: 'Rain set' }),
      project({ id: 2, name: 'Harbour', type: 'timeline' }),
    ]),
  });
  expect(await pageHeading('Timeline Editor')).toBeTruthy();
  expect((await screen.findByRole('link', { name: /Harbour/ })).getAttribute('href')).toBe('/?project=2');
  expect(screen.queryByText('Rain set')).toBeNull();
  expect(screen.getByText('No video yet')).toBeTruthy();
});

it('says at /timeline-editor what it is for while there is no project, and begins one', async () => {
  const { person } = renderApp({ path: '/timeline-editor', api, user: PREMIUM_USER });
  api.on({ 'GET /api/config': ok({ ...CONFIG, timelineEditor: 'live' }), 'GET /api/projects': ok([]) });
  expect(await screen.findByText('Place sounds over your video and export it.')).toBeTruthy();
  const [, begin] = screen.getAllByRole('button', { name: 'New project' });
  if (begin === undefined) throw new Error('no button');
  await person.click(begin);
  expect(await screen.findByRole('dialog', { name: 'New project' })).toBeTruthy();
});

it('keeps the rest working while one remote is down', async () => {
  const loadRemote = (id: string) =>
    id.startsWith('mfe_creator')
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ default: { '/account': () => <h1>Account</h1> } });
  api.on({ 'GET /api/auth/user': ok({ user: PREMIUM_USER }) });
  const { person } = renderApp({ path: '/sfx-creator', api, user: PREMIUM_USER, loadRemote });
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await screen.findByText('SFX Creator could not be loaded')).toBeTruthy();
  const settings = screen.getAllByRole('link', { name: 'Settings' })[0];
  if (settings === undefined) throw new Error('no link to the settings');
  await person.click(settings);
  expect(await pageHeading('Account')).toBeTruthy();
  consoleError.mockRestore();
});
