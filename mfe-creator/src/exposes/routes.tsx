import type { RemoteRoutes } from '@whoosh/ui';
import { Loading } from '@whoosh/ui';

/** The pages of this remote by path. */
const routes: RemoteRoutes = { '/sfx-creator': Loading, '/sfx-library': Loading };
export default routes;
