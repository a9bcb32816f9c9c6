import { FakeApi, ok } from '@whoosh/api-client/testing';
import { encodeBars, type ShareResponse } from '@whoosh/contracts';
import { Route, Routes } from '@whoosh/ui';
import { interpretation } from '@whoosh/scene-editing/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refused } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { ShareDialog } from './ShareDialog';
import { SharedScenePage } from './SharedScenePage';
import { SharedSoundPage } from './SharedSoundPage';

const TOKEN = 'Zm9vYmFyYmF6cXV4cXV1eA';
const { scene } = interpretation('heavy rain');
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.on({ 'GET /api/auth/user': refused('NOT_AUTHENTICATED') });
});
afterEach(() => api.restore());

describe('sharing a sound', () => {
  it('makes a link to what is stored, shows it, and revokes it', async () => {
    let state: ShareResponse = { share: null };
    const link = { token: TOKEN, path: `/s/${TOKEN}`, createdAt: '2026-01-01T00:00:00Z' };
    api.on({
      'GET /api/sound-effects/5/share': () => ok(state),
      'POST /api/sound-effects/5/share': () => {
        state = { share: link };
        return ok(link);
      },
      'DELETE /api/sound-effects/5/share': () => {
        state = { share: null };
        return ok(undefined);
      },
    });
    renderPage(<ShareDialog scene={scene} soundEffectId={5} onClose={() => undefined} />, api);
    const make = await screen.findByText('Create link');
    await waitFor(() => expect(make.closest('button')?.disabled).toBe(false));
    fireEvent.click(make);
    const field = await screen.findByLabelText<HTMLInputElement>('Link to the sound');
    expect(field.value).toBe(`http://localhost/s/${TOKEN}`);
    fireEvent.click(screen.getByText('Revoke'));
    await screen.findByText('Create link');
    expect(api.callsOf('DELETE', '/api/sound-effects/5/share')).toHaveLength(1);
  });

  it('offers only the link that is the sound for a take that was not kept', async () => {
    renderPage(<ShareDialog scene={scene} soundEffectId={null} onClose={() => undefined} />, api);
    expect(await screen.findByText('Copy link')).toBeTruthy();
    expect(screen.queryByText('Create link')).toBeNull();
  });
});

describe('the page of a shared sound', () => {
  const shared = (
    <Routes>
      <Route path="*" element={<SharedSoundPage />} />
    </Routes>
  );

  it('plays it for people without an account', async () => {
    const bars = encodeBars(Array.from({ length: 100 }, () => ({ level: 0.5, brightness: 0.5 })));
    api.on({
      'GET /api/shares/': ok({
        name: 'Rain on tin',
        duration: 4,
        bars,
        sources: [{ model: 'rain', label: 'Rain', family: 'weather' }],
        audioUrl: '/api/shares/x/audio',
      }),
    });
    renderPage(shared, api);
    expect(await screen.findByText('Rain on tin')).toBeTruthy();
    expect(screen.getByLabelText('Play Rain on tin')).toBeTruthy();
    expect(screen.getByText('Make your own sounds').closest('a')?.getAttribute('href')).toBe('/try');
  });

  it('says that a revoked link leads nowhere', async () => {
    api.on({ 'GET /api/shares/': refused('NOT_FOUND') });
    renderPage(shared, api);
    expect(await screen.findByText(/It may have been revoked/)).toBeTruthy();
  });

  it('says that a link without a scene is broken', async () => {
    window.location.hash = '#nonsense';
    renderPage(<SharedScenePage />, api);
    expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
    expect(screen.queryByText(/Rendered in your browser/)).toBeNull();
    window.location.hash = '';
  });
});
