import { CHECKOUT_PAGE } from '@whoosh/contracts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../config';
import { AppError, escapeHtml } from '../http';
import { checkoutContentSecurity } from './content-security';
import { frontEndFiles } from './releases';

/** What the checkout page loads, under the address of the billing front end. */
const PAGE_FILES = '/remotes/billing/';

/**
 * Serves our checkout page on CHECKOUT_ORIGIN, a second name of this server where PAYMENTS is stripe. That name has no
 * session of ours, and nothing but the page is found there.
 */
export function checkoutPage(env: Env): RequestHandler {
  if (env.PAYMENTS !== 'stripe' || env.CHECKOUT_ORIGIN === undefined) return (_request, _response, next) => next();
  const host = new URL(env.CHECKOUT_ORIGIN).host;
  // Where it is the address of this machine (development), the rest goes on to the public address as ever.
  const isOwnName = ![new URL(env.PUBLIC_URL).host, `127.0.0.1:${env.PORT}`].includes(host);
  const billing = frontEndFiles(env.WEB_ROOT, 'mfe-billing');
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.headers.host !== host) return next();
    const isPage = request.method === 'GET' && request.path === CHECKOUT_PAGE.path;
    if (!isPage) return next(isOwnName && !request.path.startsWith(PAGE_FILES) ? new AppError('NOT_FOUND') : undefined);
    const template = await readFile(join((await billing()).folder, CHECKOUT_PAGE.file), 'utf8').catch(() => null);
    if (template === null) return next(new AppError('UNAVAILABLE'));
    response.setHeader('Content-Security-Policy', checkoutContentSecurity(env));
    // The policy above says who may frame it; this older header can only say nobody.
    response.removeHeader('X-Frame-Options');
    response.setHeader('Cache-Control', 'no-cache');
    response
      .type('html')
      .send(
        template
          .replace(CHECKOUT_PAGE.appOriginPlaceholder, escapeHtml(new URL(env.PUBLIC_URL).origin))
          .replace(CHECKOUT_PAGE.publishableKeyPlaceholder, escapeHtml(env.STRIPE_PUBLISHABLE_KEY ?? '')),
      );
  };
}
