import type { RemoteRoutes } from '@whoosh/ui';
import { lazy, Suspense } from 'react';
import { CreatorPage } from '../generator/CreatorPage';
import { LibraryPage } from '../library/LibraryPage';
import { SharedScenePage } from '../share/SharedScenePage';
import { SharedSoundPage } from '../share/SharedSoundPage';

/** Opened by few, to check a file: the others do not wait for it. */
const LazyVerifyPage = lazy(() => import('../verify/VerifyPage').then((module) => ({ default: module.VerifyPage })));
const VerifyPage = () => (
  <Suspense fallback={null}>
    <LazyVerifyPage />
  </Suspense>
);

/** The pages of this remote by path. */
const routes: RemoteRoutes = {
  '/sfx-creator': CreatorPage,
  '/sfx-library': LibraryPage,
  '/share': SharedScenePage,
  '/s/:token': SharedSoundPage,
  '/verify': VerifyPage,
};
export default routes;
