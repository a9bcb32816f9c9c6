import { REMOTE_NAMES, type RemoteName } from '@whoosh/contracts';
import { join } from 'node:path';
import type { Env } from '../config';

/** Where a remote is served: mfe_creator under /remotes/creator. */
export function remotePath(remote: RemoteName): string {
  return `/remotes/${remote.replace('mfe_', '')}`;
}

/** Where a remote is built: mfe_creator in mfe-creator/dist. */
export function remoteFolder(env: Env, remote: RemoteName): string {
  return join(env.WEB_ROOT, remote.replace('_', '-'), 'dist');
}

/** Where each remote's manifest is found. */
export function remoteManifests(): Record<RemoteName, string> {
  return Object.fromEntries(REMOTE_NAMES.map((name) => [name, `${remotePath(name)}/mf-manifest.json`])) as Record<RemoteName, string>;
}
