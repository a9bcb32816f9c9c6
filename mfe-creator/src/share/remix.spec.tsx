import { CONFIG, FakeApi, ok } from '@whoosh/api-client/testing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { Route, Routes, useLocation } from '@whoosh/ui';
import { screen } from '@testing-library/react';
import { PREMIUM, refused } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { SharedScenePage } from './SharedScenePage';
import { SharedSoundPage } from './SharedSoundPage';

const { scene } = interpretation('heavy rain');
// jsdom unpacks nothing; scene-link.spec.ts reads links
jest.mock('./scene-link', () => ({ sceneOfFragment: () => Promise.resolve(scene) }));

const Elsewhere = () => {
  const { pathname, state } = useLocation();
  return <h1>{`${pathname} ${JSON.stringify(state)}`}</h1>;
};

function open(api: FakeApi, page = <SharedScenePage />) {
  return renderPage(
    <Routes>
      <Route path="/" element={page} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    api,
  );
}

describe('a sound that stands in its link', () => {
  let api: FakeApi;
  beforeEach(() => {
    sessionStorage.clear();
    api = new FakeApi({ 'GET /api/config': ok(CONFIG) });
  });
  afterEach(() => api.restore());

  it('is where a visitor begins to try', async () => {
    api.on({ 'GET /api/auth/user': refused('NOT_AUTHENTICATED') });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Remix' }));
    expect(await screen.findByText('/try {"text":"heavy rain"}')).toBeTruthy();
  });

  it('stands in the creator of whoever has an account, with its seed', async () => {
    api.on({ 'GET /api/auth/user': ok({ user: PREMIUM }) });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Remix' }));
    expect(await screen.findByText('/sfx-creator null')).toBeTruthy();
    const kept = JSON.parse(sessionStorage.getItem('whoosh.kept-prompt') ?? '{}') as { form?: object };
    expect(kept.form).toMatchObject({ text: 'heavy rain', seed: scene.seed });
  });
});

describe('a stored sound that is shared', () => {
  let api: FakeApi;
  beforeEach(() => {
    sessionStorage.clear();
    api = new FakeApi({
      'GET /api/config': ok(CONFIG),
      'GET /api/shares/': ok({
        name: 'Rain on tin',
        duration: 4,
        bars: '',
        sources: [
          { model: 'rain', label: 'Rain', family: 'weather' },
          { model: 'dog_bark', label: 'Dog bark', family: 'animal' },
        ],
        audioUrl: '/api/shares/x/audio',
      }),
    });
  });
  afterEach(() => api.restore());

  it('is remixed from what it is made of: its words are not told', async () => {
    api.on({ 'GET /api/auth/user': refused('NOT_AUTHENTICATED') });
    const { user } = open(api, <SharedSoundPage />);
    await user.click(await screen.findByRole('button', { name: 'Remix' }));
    expect(await screen.findByText('/try {"text":"rain, dog bark"}')).toBeTruthy();
  });

  it('has its length in the creator', async () => {
    api.on({ 'GET /api/auth/user': ok({ user: PREMIUM }) });
    const { user } = open(api, <SharedSoundPage />);
    await user.click(await screen.findByRole('button', { name: 'Remix' }));
    expect(await screen.findByText('/sfx-creator null')).toBeTruthy();
    const kept = JSON.parse(sessionStorage.getItem('whoosh.kept-prompt') ?? '{}') as { form?: object };
    expect(kept.form).toMatchObject({ text: 'rain, dog bark', duration: 4, seed: null });
  });
});
