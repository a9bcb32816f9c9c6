import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Env } from '../config';

const SERVER_PATHS = /^\/(?:api|metrics|remotes)(?:\/|$)/;

/**
 * Leads pages asked for at 127.0.0.1 to the public address, because a session of the one is unknown at the other.
 * Programs that call the API there are answered as they are, and so is the checkout page's own code.
 */
export function redirectToPublicAddress(env: Env): RequestHandler {
  const publicHost = new URL(env.PUBLIC_URL).host;
  const aliases = [`127.0.0.1:${env.PORT}`, `[::1]:${env.PORT}`].filter((host) => host !== publicHost);
  return (request: Request, response: Response, next: NextFunction): void => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || SERVER_PATHS.test(request.path) || !aliases.includes(request.headers.host ?? '')) {
      next();
      return;
    }
    // A path that begins with // would be read as another host.
    response.redirect(302, env.PUBLIC_URL + request.originalUrl.replace(/^\/+/, '/'));
  };
}
