import { CONFIG, FakeApi, ok, PREMIUM_USER, project, refusal, soundEffect } from '@whoosh/api-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { address, pageHeading, renderApp } from '../../testing/render-app';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

async function renderDashboard(path = '/') {
  const { person } = renderApp({ path, api, user: PREMIUM_USER });
  return person;
}
/** Of this year, so that the sentence names no year. */
const decemberThird = () => new Date(new Date().getFullYear(), 11, 3, 12).toISOString();
const section = (name: string) => screen.findByRole('region', { name });

describe('the list view', () => {
  it('welcomes by first name and leads to the creator [spec 2.30]', async () => {
    const person = await renderDashboard();
    await pageHeading('Welcome back, Mara');
    await person.click(screen.getByRole('link', { name: 'Open SFX Creator' }));
    expect(address()).toBe('/sfx-creator');
  });

  it.each([
    ['Renews on 3 December with 500 credits', { state: 'active', renewsAt: decemberThird(), premiumUntil: null }],
    ['Premium until 3 December', { state: 'ending', renewsAt: null, premiumUntil: decemberThird() }],
  ])('says "%s"', async (sentence, subscription) => {
    api.on({ 'GET /api/billing/subscription': ok(subscription) });
    await renderDashboard();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('marks the Timeline Editor as Coming Soon and lets nobody in [spec 2.31]', async () => {
    await renderDashboard();
    const card = await section('Timeline Editor');
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Coming Soon' }).disabled).toBe(true);
  });

  it('opens the Timeline Editor when the setting is live', async () => {
    await renderDashboard();
    api.on({ 'GET /api/config': ok({ ...CONFIG, timelineEditor: 'live' }) });
    expect(await within(await section('Timeline Editor')).findByRole('button', { name: 'New project' })).toBeTruthy();
  });

  it('shows the first six effects with name, date and player [spec 2.32, 9.10]', async () => {
    await renderDashboard();
    api.on({ 'GET /api/sound-effects/all': ok([1, 2, 3, 4, 5, 6, 7].map((id) => soundEffect({ id }))) });
    const list = await section('Recent Sound Effects');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(6));
    const first = within(list).getAllByRole('listitem')[0];
    expect(first?.textContent).toContain('Sound 1');
    expect(first?.textContent).toContain('20 Nov');
    expect(within(list).getByRole('button', { name: 'Play Sound 1' })).toBeTruthy();
    expect(
      within(list)
        .getByRole('link', { name: /All in SFX Library/ })
        .getAttribute('href'),
    ).toBe('/sfx-library');
  });

  it('takes 30 s for an effect without a duration [spec 2.33]', async () => {
    await renderDashboard();
    api.on({ 'GET /api/sound-effects/all': ok([soundEffect({ duration: 0 })]) });
    expect(await within(await section('Recent Sound Effects')).findByText('0:30')).toBeTruthy();
  });

  it('says so when there are no effects, and when they could not be loaded', async () => {
    await renderDashboard();
    let isDown = true;
    api.on({ 'GET /api/sound-effects/all': () => (isDown ? refusal(503, 'UNAVAILABLE', 'Busy') : ok([])) });
    const list = await section('Recent Sound Effects');
    expect(await within(list).findByText(/could not be loaded/)).toBeTruthy();
    isDown = false;
    within(list).getByRole('button', { name: 'Retry' }).click();
    expect(await within(list).findByText('No sound effects yet')).toBeTruthy();
  });
});

describe('a new project', () => {
  async function openDialog() {
    const person = await renderDashboard();
    await person.click(await screen.findByRole('button', { name: 'New project' }));
    return { person, dialog: await screen.findByRole('dialog', { name: 'New project' }) };
  }

  it('needs a name that is not blank [spec 5.7]', async () => {
    const { person, dialog } = await openDialog();
    await person.type(within(dialog).getByLabelText('Name'), '   {Enter}');
    expect(within(dialog).getByRole('alert').textContent).toBe('Please enter a project name');
    expect(api.callsOf('POST', '/api/projects')).toHaveLength(0);
  });

  it('is created and opened [spec 2.37, 8.9]', async () => {
    const { person, dialog } = await openDialog();
    api.on({ 'POST /api/projects': ok(project({ id: 7 })), 'GET /api/projects': ok([project({ id: 7 })]) });
    await person.type(within(dialog).getByLabelText('Name'), ' Harbour {Enter}');
    await waitFor(() => expect(address()).toBe('/?project=7'));
    expect(api.callsOf('POST', '/api/projects')[0]?.body).toEqual({ name: 'Harbour', type: 'sfx' });
    expect(await screen.findByText('Project Created')).toBeTruthy();
    expect(await pageHeading('Harbour')).toBeTruthy();
  });

  it('says when it could not be created [spec 8.9]', async () => {
    const { person, dialog } = await openDialog();
    api.on({ 'POST /api/projects': refusal(500, 'INTERNAL', 'No') });
    await person.type(within(dialog).getByLabelText('Name'), 'Harbour{Enter}');
    expect(await within(dialog).findByText('Failed to create project')).toBeTruthy();
    expect(within(await screen.findByRole('alert')).getByText('Failed to create project')).toBeTruthy();
  });
});

describe('a project of the list', () => {
  const harbour = project({ id: 7, name: 'Harbour' });
  async function openMenu(item: string) {
    const person = await renderDashboard();
    api.on({ 'GET /api/projects': ok([harbour]) });
    await person.click(await screen.findByRole('button', { name: 'More for Harbour' }));
    await person.click(await screen.findByRole('menuitem', { name: item }));
    return person;
  }

  it('shows the first picture of its video and how long that is', async () => {
    await renderDashboard();
    const strip = { url: '/api/files/strip.jpg', count: 4, width: 160, height: 90, interval: 24 };
    const video = {
      state: 'ready',
      progress: 1,
      message: null,
      messageCode: null,
      playUrl: null,
      proxyUrl: null,
      duration: 96,
      width: 640,
      height: 360,
      frameRate: 25,
      frameRateFraction: null,
      startTimecode: null,
      frameTimesUrl: null,
      hasAudio: false,
      strip,
      peaksUrl: null,
      wave: null,
    } as const;
    api.on({
      'GET /api/projects': ok([project({ id: 7, type: 'timeline', video: { ...video, sheets: [], cuts: [] } })]),
    });
    const link = await screen.findByRole('link', { name: /Harbour.*Timeline, 1:36/ });
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/api/files/strip.jpg');
  });

  it('gets another name', async () => {
    const person = await openMenu('Rename');
    const dialog = await screen.findByRole('dialog', { name: 'Rename project' });
    api.on({ 'PATCH /api/projects/7': ok({ ...harbour, name: 'Port' }) });
    const field = within(dialog).getByLabelText('Name');
    await person.clear(field);
    expect(within(dialog).getByRole('alert').textContent).toBe('Please enter a project name');
    await person.type(field, ' Port {Enter}');
    expect(await screen.findByText('Port')).toBeTruthy();
    expect(api.callsOf('PATCH', '/api/projects/7')[0]?.body).toEqual({ name: 'Port' });
  });

  it('is deleted after a question, and comes back with Undo', async () => {
    const person = await openMenu('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete "Harbour"?' });
    api.on({
      'DELETE /api/projects/7': { status: 204 },
      'POST /api/projects/7/restore': ok(harbour),
      'GET /api/projects': ok([]),
    });
    await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/No projects yet/)).toBeTruthy();
    api.on({ 'GET /api/projects': ok([harbour]) });
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Project restored')).toBeTruthy();
    expect(await screen.findByText('Harbour')).toBeTruthy();
  });
});

describe('a selected project', () => {
  it('of sound effects shows the generator and the way back [spec 2.34, 4.6]', async () => {
    const person = await renderDashboard('/?project=7');
    api.on({ 'GET /api/projects': ok([project({ id: 7, type: 'sfx' })]) });
    expect(await screen.findByText('Remote part mfe_creator/GeneratorPanel')).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await pageHeading(/^Welcome back/)).toBeTruthy();
    expect(address()).toBe('/');
  });

  it('of a timeline belongs to the Timeline Editor and leaves it to the dashboard [spec 2.36]', async () => {
    const person = await renderDashboard('/?project=7');
    api.on({
      'GET /api/projects': ok([project({ id: 7, type: 'timeline' })]),
      'GET /api/config': ok({ ...CONFIG, timelineEditor: 'live' }),
    });
    expect(await screen.findByText('Remote part mfe_timeline/ProjectView')).toBeTruthy();
    const navigation = within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement);
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('Timeline Editor');
    await person.click(navigation.getByRole('link', { name: 'Dashboard' }));
    expect(await pageHeading(/^Welcome back/)).toBeTruthy();
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
  });

  it('has all of the window from the beginning, as a timeline does, and gives it back when it is gone', async () => {
    const isWhole = () => document.querySelector('[data-whole-window]') !== null;
    const person = await renderDashboard('/?project=7');
    api.on({ 'GET /api/projects': refusal(503, 'UNAVAILABLE', 'Busy') });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(isWhole()).toBe(true);
    api.on({ 'GET /api/projects': ok([]) });
    await person.click(retry);
    expect(await screen.findByText('Project not found')).toBeTruthy();
    await waitFor(() => expect(isWhole()).toBe(false));
  });

  it('that is no timeline has the margins of a page, first beside a rail, then beside the whole navigation', async () => {
    const isRail = () => screen.queryByRole('button', { name: /412 credits remaining/ }) === null;
    const open = async () => {
      await renderDashboard('/?project=7');
      api.on({ 'GET /api/projects': ok([project({ id: 7, type: 'sfx' })]) });
      await screen.findByText('Remote part mfe_creator/GeneratorPanel');
    };
    await open();
    expect(document.querySelector('[data-whole-window]')).toBeNull();
    expect(isRail()).toBe(true);
    cleanup();
    await open();
    expect(isRail()).toBe(false);
  });

  it('stays open on the Free plan without credits: nobody is sent away from work of theirs', async () => {
    renderApp({ path: '/?project=7', api, user: { ...PREMIUM_USER, planId: 1, credits: 0 } });
    api.on({ 'GET /api/projects': ok([project({ id: 7, type: 'timeline' })]) });
    expect(await screen.findByText('Remote part mfe_timeline/ProjectView')).toBeTruthy();
    expect(address()).toBe('/?project=7');
  });

  it('that does not exist is the list view, which says so', async () => {
    await renderDashboard('/?project=99');
    expect(await pageHeading(/^Welcome back/)).toBeTruthy();
    expect(await screen.findByText('Project not found')).toBeTruthy();
    expect(address()).toBe('/');
  });

  it('is not called missing when the projects could not be loaded, and opens once they can be', async () => {
    const person = await renderDashboard('/?project=7');
    api.on({ 'GET /api/projects': refusal(503, 'UNAVAILABLE', 'Busy') });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect([screen.queryByText('Project not found'), address()]).toEqual([null, '/?project=7']);
    api.on({ 'GET /api/projects': ok([project({ id: 7, type: 'timeline' })]) });
    await person.click(retry);
    expect(await screen.findByText('Remote part mfe_timeline/ProjectView')).toBeTruthy();
  });
});
