import type { RemoteRoutes } from '@whoosh/ui';
import { PricingPage } from '../pricing/PricingPage';
import { TopUpPage } from '../top-up/TopUpPage';

/** The pages of this remote by path. */
const routes: RemoteRoutes = { '/pricing': PricingPage, '/top-up': TopUpPage };
export default routes;
