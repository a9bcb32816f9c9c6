import { CONFIG, FakeApi, ok, PREMIUM_USER } from '@whoosh/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

describe('the key ?', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi({
      'GET /api/config': ok(CONFIG),
      'GET /api/projects': ok([]),
      'GET /api/sound-effects/all': ok([]),
    });
  });
  afterEach(() => api.restore());

  it('lists the keys of the page, and the list closes', async () => {
    const { person } = renderApp({ path: '/', api, user: PREMIUM_USER });
    await screen.findByRole('heading', { level: 1 });
    fireEvent.keyDown(document.body, { key: '?' });
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Stop playback')).toBeTruthy();
    await person.click(list.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is left to a page that answers it, as an open timeline does', async () => {
    renderApp({ path: '/', api, user: PREMIUM_USER });
    await screen.findByRole('heading', { level: 1 });
    const answer = (event: KeyboardEvent) => event.preventDefault();
    window.addEventListener('keydown', answer);
    fireEvent.keyDown(document.body, { key: '?' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    window.removeEventListener('keydown', answer);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists what every page has while a timeline opens', async () => {
    renderApp({ path: '/', api, user: PREMIUM_USER });
    await screen.findByRole('heading', { level: 1 });
    const frame = document.createElement('div');
    frame.dataset.wholeWindow = 'true';
    document.body.append(frame);
    fireEvent.keyDown(document.body, { key: '?' });
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    frame.remove();
    expect(list.getByText('Stop playback')).toBeTruthy();
    expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('is a question mark where one writes', async () => {
    renderApp({ path: '/auth', api, user: null });
    fireEvent.keyDown(await screen.findByLabelText('Email'), { key: '?' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
