import type { RemoteRoutes } from '@whoosh/ui';
import { AccountPage } from '../account/AccountPage';
import { SupportPage } from '../support/SupportPage';

/** The pages of this remote by path. */
const routes: RemoteRoutes = { '/account': AccountPage, '/support': SupportPage };
export default routes;
