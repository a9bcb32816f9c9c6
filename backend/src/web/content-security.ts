import type { Env } from '../config';

/** What a page that holds the product may load; styles made at run time carry the nonce of their page. */
export function pageContentSecurity(env: Env, nonce: string): string {
  const storage = env.STORAGE === 's3' ? ` ${storageOrigin(env)}` : '';
  const frames = env.CHECKOUT_ORIGIN === undefined ? `'none'` : new URL(env.CHECKOUT_ORIGIN).origin;
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${storage}`,
    `media-src 'self' blob:${storage}`,
    `connect-src 'self'${storage}`,
    `font-src 'self'`,
    `worker-src 'self' blob:`,
    `frame-src ${frames}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Where browsers send their uploads: the server that is named, or Amazon's address of the bucket. */
function storageOrigin({ S3_ENDPOINT, S3_BUCKET, S3_REGION }: Env): string {
  return S3_ENDPOINT === undefined ? `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com` : new URL(S3_ENDPOINT).origin;
}

/** Our checkout page, which only the product's own pages may frame, and the provider's form in it. */
export function checkoutContentSecurity(env: Env): string {
  return [
    `default-src 'none'`,
    `script-src 'self' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com`,
    `style-src 'self'`,
    `img-src 'self' https://*.stripe.com`,
    `frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com`,
    `connect-src 'self' https://api.stripe.com https://checkout.stripe.com`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${new URL(env.PUBLIC_URL).origin}`,
  ].join('; ');
}

/** Answers of the API and files hold nothing that may run, whatever a browser takes them for. */
export const API_CONTENT_SECURITY = `default-src 'none'; frame-ancestors 'none'; sandbox`;

/**
 * A script that runs as a worker may load further parts of itself and the fonts that it draws with, and nothing else.
 */
export const SCRIPT_CONTENT_SECURITY = `default-src 'none'; script-src 'self'; font-src 'self'; frame-ancestors 'none'`;

/** The service worker asks on behalf of its pages for what they may ask for. */
export function serviceContentSecurity(env: Env): string {
  const storage = env.STORAGE === 's3' ? ` ${storageOrigin(env)}` : '';
  return `default-src 'none'; connect-src 'self'${storage}; frame-ancestors 'none'`;
}

/** The API's documentation: Swagger's own page with its inline styles. */
export const DOCS_CONTENT_SECURITY =
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; ` +
  `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
