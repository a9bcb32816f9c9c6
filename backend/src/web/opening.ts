import { REMOTE_OF_PAGE, type RemoteName } from '@whoosh/contracts';
import type { Request } from 'express';
import { join } from 'node:path';
import type { Env } from '../config';
import { readCookie } from '../http';
import { sessionCookieName } from '../modules/auth';
import { freshFiles } from './fresh-file';
import { manifestOf, type ServedRemotes } from './remotes';

/**
 * What stands in the page until its scripts run: the frame of signed-in people, also with the creator's headline and
 * prompt box in it, the sign-in page's headline, or nothing.
 */
export type OpeningFrame = 'signed-in' | 'signed-in creator' | 'signed-out' | 'none';

/** How a page begins: what it shows at once, and links for what its scripts will ask for one after the other. */
export interface Opening {
  frame: OpeningFrame;
  links: string;
}

/** What libs/webpack writes: the files of each part of the shell. */
type ShellParts = Partial<Record<'start' | 'signedOut' | 'signedIn' | 'dashboard' | 'timelineEditor', string[]>>;

/** The part of a federation manifest that says what a remote's pages are made of; another team wrote it. */
interface RemoteManifest {
  metaData?: { remoteEntry?: { name?: string } };
  exposes?: { name?: string; assets?: { js?: { sync?: string[] }; css?: { sync?: string[] } } }[];
}

const AUTH_PAGE = '/auth';
const CREATOR_PAGE = '/sfx-creator';
/** Asked for by every page. The session's cookie goes along, as with the page's own calls. */
const CALLS = ['/api/auth/user', '/api/config'].map((href) => preload('fetch', href, 'use-credentials'));

/**
 * The way to each page's opening. Whoever brings a session's cookie counts as signed in: a wrong guess only costs what
 * was loaded in vain.
 * @returns asks for a request and the folder of the shell's files
 */
export function openings(env: Env, remotes: ServedRemotes): (request: Request, shell: string) => Promise<Opening> {
  const shellParts = freshFiles((text) => JSON.parse(text) as ShellParts);
  const manifests = freshFiles((text) => filesOfPages(JSON.parse(text) as RemoteManifest));
  const cookie = sessionCookieName(env);

  return async (request, shell) => {
    const parts = (await shellParts(join(shell, 'opening.json'))) ?? {};
    const remote = remoteOfPage(request.path);
    const ownPart = partOfPage(request.path);
    const isSignedIn = readCookie(request, cookie) !== undefined;
    const needsSession = remote !== undefined || ownPart !== undefined;
    if (isSignedIn && needsSession) {
      const files = [
        ...(parts.start ?? []),
        ...(parts.signedIn ?? []),
        ...(ownPart === undefined ? [] : (parts[ownPart] ?? [])),
      ].map(ofShell);
      const served = remote === undefined ? undefined : await remotes[remote]?.();
      const remoteFiles = served === undefined ? undefined : await manifests(join(served.folder, 'mf-manifest.json'));
      const frame = frameOfPage(request);
      return served === undefined || remoteFiles === undefined
        ? { frame, links: linksTo(files) }
        : {
            frame,
            links: linksTo([...files, ...remoteFiles.map((file) => `${served.path}/${file}`)], manifestOf(served)),
          };
    }
    const frame = !isSignedIn && (needsSession || request.path === AUTH_PAGE) ? 'signed-out' : 'none';
    const files = [...(parts.start ?? []), ...(frame === 'signed-out' ? (parts.signedOut ?? []) : [])];
    return { frame, links: linksTo(files.map(ofShell)) };
  };
}

function frameOfPage({ path, query }: Request): OpeningFrame {
  if (path === CREATOR_PAGE) return 'signed-in creator';
  // a project fills the window and has a frame of its own
  return query['project'] === undefined ? 'signed-in' : 'none';
}

function remoteOfPage(path: string): RemoteName | undefined {
  return Object.hasOwn(REMOTE_OF_PAGE, path) ? REMOTE_OF_PAGE[path as keyof typeof REMOTE_OF_PAGE] : undefined;
}

/** The shell's own pages behind the sign-in. */
function partOfPage(path: string): 'dashboard' | 'timelineEditor' | undefined {
  if (path === '/') return 'dashboard';
  return path === '/timeline-editor' ? 'timelineEditor' : undefined;
}

const ofShell = (file: string): string => `/${file}`;

/** The entry, the styles and the scripts of a remote's pages. */
function filesOfPages({ metaData, exposes }: RemoteManifest): string[] {
  const pages = exposes?.find(({ name }) => name === 'routes')?.assets;
  return [metaData?.remoteEntry?.name ?? [], pages?.css?.sync ?? [], pages?.js?.sync ?? []].flat();
}

function linksTo(files: readonly string[], manifest?: string): string {
  const loads = [...new Set(files)].map((file) => preload(file.endsWith('.css') ? 'style' : 'script', file));
  return [...CALLS, ...(manifest === undefined ? [] : [preload('fetch', manifest, 'anonymous')]), ...loads].join(
    '\n    ',
  );
}

function preload(
  as: 'fetch' | 'script' | 'style',
  href: string,
  crossorigin?: 'anonymous' | 'use-credentials',
): string {
  return `<link rel="preload" as="${as}" href="${href}"${crossorigin === undefined ? '' : ` crossorigin="${crossorigin}"`} />`;
}
