import type { Response } from 'express';
import { randomBytes } from 'node:crypto';

/**
 * The policy of a small page that the API itself shows: its own inline style and script, and calls to this origin.
 * @returns the nonce that its style and script tags carry
 */
export function pagePolicy(response: Response): string {
  const nonce = randomBytes(16).toString('base64');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; ` +
      `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return nonce;
}
