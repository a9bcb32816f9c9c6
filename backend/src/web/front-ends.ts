import { OFFLINE_SCRIPT, type RemoteName } from '@whoosh/contracts';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { randomBytes } from 'node:crypto';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../config';
import { AppError } from '../http';
import { pageContentSecurity, SCRIPT_CONTENT_SECURITY, serviceContentSecurity } from './content-security';
import { CompressedFiles } from './compressed-files';
import { freshFiles } from './fresh-file';
import { openings } from './opening';
import { frontEndFiles, releasesFolder } from './releases';
import { remoteHome, remotePath, servedRemotes, type ServedRemotes } from './remotes';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
/** Where the template of the page has the links to what is loaded first, and the frame that it shows at once. */
const LINKS_PLACEHOLDER = '<!-- opening -->';
const FRAME_PLACEHOLDER = '__OPENING_FRAME__';
/** A name with the hash of its content never means anything else. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;
/** Names of folders and files, none of which leads upwards. */
const PLAIN_PATH = /^(?:\/\w[\w.-]*)+$/;
/** Addresses that are the server's own; every other one without a file's ending belongs to the shell's router. */
const SERVER_PATH = /^\/(?:api|v1|mcp|metrics|portal|dev|storage)(?:\/|$)/;
/** What somebody shares with those who have the link is in no index. */
const SHARED_PAGE = /^\/(?:[rs]\/|share$)/;
const SHELL_ROUTE = /^(?:\/[^/.]*)*$/;
const COMPRESSED = new CompressedFiles();

/**
 * Serves the shell at /, the remotes at /remotes/, and the shell's page at every address that its router may know.
 * @param headOf what stands in the head of a page beside what all have, as markup
 */
export function frontEnds(env: Env, headOf: (request: Request) => Promise<string>): RequestHandler {
  const router = express.Router();
  router.use((request, _response, next) => next(SERVER_PATH.test(request.path) ? 'router' : undefined));
  const remotes = servedRemotes(env);
  for (const [name, way] of Object.entries(remotes) as [RemoteName, NonNullable<ServedRemotes[RemoteName]>][]) {
    router.use(remotePath(name), files(releasesFolder(env.WEB_ROOT, remoteHome(name))), currentFiles(way));
  }
  router.use('/remotes', notFound);
  const shell = frontEndFiles(env.WEB_ROOT, 'shell');
  router.get(['/', '/index.html', SHELL_ROUTE], shellPage(env, shell, remotes, headOf));
  router.use(OFFLINE_SCRIPT, serviceWorker(env, shell));
  router.use(currentFiles(shell), earlierFiles(releasesFolder(env.WEB_ROOT, 'shell')), notFound);
  return router;
}

function notFound(_request: Request, _response: Response, next: NextFunction): void {
  next(new AppError('NOT_FOUND'));
}

/** The one script that may ask for what its pages may ask for. */
function serviceWorker(env: Env, way: () => Promise<{ folder: string }>): RequestHandler {
  return async (_request, response, next) => {
    const { folder } = await way();
    const headers = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': serviceContentSecurity(env) };
    response.sendFile(OFFLINE_SCRIPT.slice(1), { root: folder, headers, cacheControl: false }, (error: unknown) => {
      if (error !== undefined && !response.headersSent) next();
    });
  };
}

/** Files of the folder that is the current one when they are asked for. */
function currentFiles(way: () => Promise<{ folder: string }>): RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return async (request, response, next) => {
    const { folder } = await way();
    const handler = handlers.get(folder) ?? files(folder);
    handlers.set(folder, handler);
    await handler(request, response, next);
  };
}

/** Files with a hash in their name out of any release: pages that were opened before a release still ask for them. */
function earlierFiles(releases: string): RequestHandler {
  return async (request, response, next) => {
    if (!HASHED.test(request.path) || !PLAIN_PATH.test(request.path)) return next();
    const names = await readdir(releases).catch(() => []);
    const holder = await firstThat(names, (name) => access(join(releases, name, request.path)));
    if (holder === undefined) return next();
    return files(join(releases, holder))(request, response, next);
  };
}

async function firstThat(
  names: readonly string[],
  exists: (name: string) => Promise<void>,
): Promise<string | undefined> {
  const found = await Promise.all(
    names.map((name) =>
      exists(name).then(
        () => name,
        () => undefined,
      ),
    ),
  );
  return found.find((name) => name !== undefined);
}

function files(directory: string): RequestHandler {
  const compressed = COMPRESSED.serve(directory, setHeaders);
  const plain = express.static(directory, { index: false, redirect: false, dotfiles: 'ignore', setHeaders });
  return async (request, response, next) => {
    const isFixed = HASHED.test(request.path) && PLAIN_PATH.test(request.path);
    await (isFixed
      ? compressed(request, response, () => plain(request, response, next))
      : plain(request, response, next));
  };
}

function setHeaders(response: Response, path: string): void {
  response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (path.endsWith('.js')) response.setHeader('Content-Security-Policy', SCRIPT_CONTENT_SECURITY);
}

/** The page with a nonce of its own and the opening of its address. */
function shellPage(
  env: Env,
  shell: () => Promise<{ folder: string }>,
  remotes: ServedRemotes,
  headOf: (request: Request) => Promise<string>,
): RequestHandler {
  const templates = freshFiles((text) => text);
  const openingOf = openings(env, remotes);
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { folder } = await shell();
    const page = await templates(join(folder, 'index.html'));
    if (page === undefined) {
      next();
      return;
    }
    const [{ frame, links }, head] = await Promise.all([openingOf(request, folder), headOf(request)]);
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('Content-Security-Policy', pageContentSecurity(env, nonce));
    response.setHeader('Cache-Control', 'no-cache');
    if (SHARED_PAGE.test(request.path)) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.type('html').send(
      page
        .replace(FRAME_PLACEHOLDER, frame)
        .replace(NONCE_PLACEHOLDER, nonce)
        // last and by a function: a name in the head may hold a placeholder, or what `replace` takes for a pattern
        .replace(LINKS_PLACEHOLDER, () => `${links}${head}`),
    );
  };
}
