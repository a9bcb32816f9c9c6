import { CONFIG, FakeApi, ok } from '@whoosh/api-client/testing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { Route, Routes, useLocation } from '@whoosh/ui';
import { screen } from '@testing-library/react';
import { PREMIUM, refused } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { SharedScenePage } from './SharedScenePage';

const { scene } = interpretation('heavy rain');
// jsdom unpacks nothing; scene-link.spec.ts reads links
jest.mock('./scene-link', () => ({ sceneOfFragment: () => Promise.resolve(scene) }));

const Elsewhere = () => {
  const { pathname, state } = useLocation();
  return <h1>{`${pathname} ${JSON.stringify(state)}`}</h1>;
};

function open(api: FakeApi) {
  return renderPage(
    <Routes>
      <Route path="/" element={<SharedScenePage />} />
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
