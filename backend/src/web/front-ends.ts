import { REMOTE_NAMES, type RemoteName } from '@whoosh/contracts';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../config';
import { AppError } from '../http';
import { pageContentSecurity, SCRIPT_CONTENT_SECURITY } from './content-security';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
/** A name with the hash of its content never means anything else. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;
/** Addresses that are the server's own; every other one without a file's ending belongs to the shell's router. */
const SERVER_PATH = /^\/(?:api|metrics|portal|dev|storage)(?:\/|$)/;
const SHELL_ROUTE = /^(?:\/[^/.]*)*$/;

/** mfe_creator is served under /remotes/creator/ and built in mfe-creator/. */
function shortName(remote: RemoteName): string {
  return remote.replace('mfe_', '');
}

/** Where each remote's manifest is found. */
export function remoteManifests(): Record<RemoteName, string> {
  return Object.fromEntries(REMOTE_NAMES.map((name) => [name, `/remotes/${shortName(name)}/mf-manifest.json`])) as Record<RemoteName, string>;
}

/** Serves the shell at /, the remotes at /remotes/, and the shell's page at every address that its router may know. */
export function frontEnds(env: Env): RequestHandler {
  const router = express.Router();
  router.use((request, _response, next) => next(SERVER_PATH.test(request.path) ? 'router' : undefined));
  for (const name of REMOTE_NAMES) {
    router.use(`/remotes/${shortName(name)}`, files(join(env.WEB_ROOT, name.replace('_', '-'), 'dist')));
  }
  router.use('/remotes', notFound);
  const shell = join(env.WEB_ROOT, 'shell/dist');
  router.get(['/', '/index.html', SHELL_ROUTE], shellPage(env, join(shell, 'index.html')));
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

/** The page with a nonce of its own, read again when it has been built anew. */
function shellPage(env: Env, file: string): RequestHandler {
  let template = '';
  let templateTime = 0;
  return async (_request: Request, response: Response, next: NextFunction): Promise<void> => {
    const modified = await stat(file).then(
      (status) => status.mtimeMs,
      () => undefined,
    );
    if (modified === undefined) {
      next();
      return;
    }
    if (modified !== templateTime) {
      template = await readFile(file, 'utf8');
      templateTime = modified;
    }
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('Content-Security-Policy', pageContentSecurity(env, nonce));
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(template.replace(NONCE_PLACEHOLDER, nonce));
  };
}
