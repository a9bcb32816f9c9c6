import { Loading, type RemoteRoutes } from '@whoosh/ui';
import { lazy, Suspense } from 'react';
import { CreatorPage } from '../generator/CreatorPage';
import { LibraryPage } from '../library/LibraryPage';
import { SharedScenePage } from '../share/SharedScenePage';
import { SharedSoundPage } from '../share/SharedSoundPage';

/** Opened by few, to check a file: the others do not wait for it. */
const LazyVerifyPage = lazy(() => import('../verify/VerifyPage').then((module) => ({ default: module.VerifyPage })));
const LazySoundPage = lazy(() => import('../sound/SoundPage').then((module) => ({ default: module.SoundPage })));
const SoundPage = () => (
  <Suspense fallback={<Loading />}>
    <LazySoundPage />
  </Suspense>
);
const VerifyPage = () => (
  <Suspense fallback={null}>
    <LazyVerifyPage />
  </Suspense>
);

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
