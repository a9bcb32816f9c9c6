import type { RemoteRoutes } from '@whoosh/ui';
import { CreatorPage } from '../generator/CreatorPage';
import { LibraryPage } from '../library/LibraryPage';
import { SharedScenePage } from '../share/SharedScenePage';
import { SharedSoundPage } from '../share/SharedSoundPage';
import { VerifyPage } from '../verify/VerifyPage';

/** The pages of this remote by path. */
const routes: RemoteRoutes = {
  '/sfx-creator': CreatorPage,
  '/sfx-library': LibraryPage,
  '/share': SharedScenePage,
  '/s/:token': SharedSoundPage,
  '/verify': VerifyPage,
};
export default routes;
