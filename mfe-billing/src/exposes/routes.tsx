import type { RemoteRoutes } from '@whoosh/ui';
import { PricingPage } from '../pricing/PricingPage';
import { CheckoutSuccessPage } from '../success/CheckoutSuccessPage';
import { TopUpPage } from '../top-up/TopUpPage';

/** The pages of this remote by path. */
const routes: RemoteRoutes = {
  '/pricing': PricingPage,
  '/top-up': TopUpPage,
  '/checkout/success': CheckoutSuccessPage,
};
export default routes;
