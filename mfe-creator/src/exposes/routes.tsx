import { Loading, type RemoteRoutes } from '@whoosh/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { CreatorPage } from '../generator/CreatorPage';
import { whenIdle } from '../preview/idle';

const loadLibrary = () => import('../library/LibraryPage').then((module) => module.LibraryPage);

/** Pages that the creator does not wait for. */
const LibraryPage = later(loadLibrary);
const SoundPage = later(() => import('../sound/SoundPage').then((module) => module.SoundPage));
const SharedScenePage = later(() => import('../share/SharedScenePage').then((module) => module.SharedScenePage));
const SharedSoundPage = later(() => import('../share/SharedSoundPage').then((module) => module.SharedSoundPage));
const VerifyPage = later(() => import('../verify/VerifyPage').then((module) => module.VerifyPage));

/** A page that is loaded when it is opened. */
function later(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  );
}

/** The pages of this remote by path. */
const routes: RemoteRoutes = {
  '/sfx-creator': CreatorPage,
  '/sfx-library': LibraryPage,
  '/sfx-library/sounds/:id': SoundPage,
  '/share': SharedScenePage,
  '/s/:token': SharedSoundPage,
  '/verify': VerifyPage,
};
export default routes;

// whoever makes sounds looks at them next
void whenIdle()
  .then(loadLibrary)
  .catch(() => undefined);
