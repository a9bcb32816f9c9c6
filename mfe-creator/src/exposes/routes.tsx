import type { RemoteRoutes } from '@whoosh/ui';
import { CreatorPage } from '../generator/CreatorPage';
import { LibraryPage } from '../library/LibraryPage';

/** The pages of this remote by path. */
const routes: RemoteRoutes = { '/sfx-creator': CreatorPage, '/sfx-library': LibraryPage };
export default routes;
