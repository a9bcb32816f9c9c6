import type { UserEvent } from '@testing-library/user-event';
import type { FakeApi } from '@whoosh/api-client/testing';
import { Navigate, Route, Routes, useLocation } from '@whoosh/ui';
import { SoundPage } from '../sound/SoundPage';
import { renderPage } from './render-page';

/** Renders the page of a sound at its address; every other address is a heading that names it. */
export function renderSoundPage(api: FakeApi, path = '/sfx-library/sounds/1'): { user: UserEvent } {
  return renderPage(
    <Routes>
      <Route path="/" element={<Navigate to={path} />} />
      <Route path="/sfx-library/sounds/:id" element={<SoundPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    api,
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`Elsewhere: ${pathname}${search}`}</h1>;
}
