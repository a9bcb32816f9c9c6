export { checkoutPage } from './checkout-page';
export { frontEnds } from './front-ends';
export { redirectToPublicAddress } from './public-address';
export { requestLog } from './request-log';
export { securityHeaders } from './security-headers';
export { textCompression } from './text-compression';
export { WebModule } from './web.module';
