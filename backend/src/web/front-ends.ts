import { REMOTE_NAMES } from '@whoosh/contracts';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Env } from '../config';
import { AppError } from '../http';
import { pageContentSecurity, SCRIPT_CONTENT_SECURITY } from './content-security';
import { freshFile } from './fresh-file';
import { openings } from './opening';
import { remoteFolder, remotePath } from './remotes';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
/** Where the template of the page has the links to what is loaded first, and the frame that it shows at once. */
const LINKS_PLACEHOLDER = '<!-- opening -->';
const FRAME_PLACEHOLDER = '__OPENING_FRAME__';
/** A name with the hash of its content never means anything else. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;
/** Addresses that are the server's own; every other one without a file's ending belongs to the shell's router. */
const SERVER_PATH = /^\/(?:api|v1|mcp|metrics|portal|dev|storage)(?:\/|$)/;
const SHELL_ROUTE = /^(?:\/[^/.]*)*$/;

/** Serves the shell at /, the remotes at /remotes/, and the shell's page at every address that its router may know. */
export function frontEnds(env: Env): RequestHandler {
  const router = express.Router();
  router.use((request, _response, next) => next(SERVER_PATH.test(request.path) ? 'router' : undefined));
  for (const name of REMOTE_NAMES) {
    router.use(remotePath(name), files(remoteFolder(env, name)));
  }
  router.use('/remotes', notFound);
  const shell = join(env.WEB_ROOT, 'shell/dist');
  router.get(['/', '/index.html', SHELL_ROUTE], shellPage(env, shell));
  router.use(files(shell), notFound);
  return router;
}

function notFound(_request: Request, _response: Response, next: NextFunction): void {
  next(new AppError('NOT_FOUND'));
}

function files(directory: string): RequestHandler {
  return express.static(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path.endsWith('.js')) response.setHeader('Content-Security-Policy', SCRIPT_CONTENT_SECURITY);
    },
  });
}

/** The page with a nonce of its own and the opening of its address. */
function shellPage(env: Env, shell: string): RequestHandler {
  const template = freshFile(join(shell, 'index.html'), (text) => text);
  const openingOf = openings(env, shell);
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const page = await template();
    if (page === undefined) {
      next();
      return;
    }
    const { frame, links } = await openingOf(request);
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('Content-Security-Policy', pageContentSecurity(env, nonce));
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page.replace(LINKS_PLACEHOLDER, links).replace(FRAME_PLACEHOLDER, frame).replace(NONCE_PLACEHOLDER, nonce));
  };
}
