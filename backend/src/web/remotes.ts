import { REMOTE_NAMES, type RemoteAddresses, type RemoteName } from '@whoosh/contracts';
import type { Env } from '../config';
import { frontEndFiles } from './releases';

/** A remote as it is served now: the folder of its files and the address they are found under. */
export interface ServedRemote {
  folder: string;
  path: string;
}

export type ServedRemotes = Readonly<Partial<Record<RemoteName, () => Promise<ServedRemote>>>>;

/** Where a remote is served: mfe_creator under /remotes/creator. */
export function remotePath(remote: RemoteName): string {
  return `/remotes/${remote.replace('mfe_', '')}`;
}

/** The folder that a remote is kept in: mfe_creator in mfe-creator. */
export function remoteHome(remote: RemoteName): string {
  return remote.replace('_', '-');
}

/** The remotes that there are: billing's only where something has a price. */
function remoteNames({ PLANS }: Pick<Env, 'PLANS'>): readonly RemoteName[] {
  return REMOTE_NAMES.filter((name) => PLANS === 'on' || name !== 'mfe_billing');
}

/** The ways to all remotes. A release has an address of its own, so that two of them never mix in a browser. */
export function servedRemotes(env: Env): ServedRemotes {
  const way = (name: RemoteName): (() => Promise<ServedRemote>) => {
    const files = frontEndFiles(env.WEB_ROOT, remoteHome(name));
    return async () => {
      const { folder, release } = await files();
      return { folder, path: release === undefined ? remotePath(name) : `${remotePath(name)}/${release}` };
    };
  };
  return Object.fromEntries(remoteNames(env).map((name) => [name, way(name)]));
}

/** The address of a remote's manifest. */
export function manifestOf({ path }: ServedRemote): string {
  return `${path}/mf-manifest.json`;
}

/** Where each remote's manifest is found now. */
export async function remoteManifests(remotes: ServedRemotes): Promise<RemoteAddresses> {
  const addresses = Object.entries(remotes).map(async ([name, way]) => [name, manifestOf(await way())] as const);
  return Object.fromEntries(await Promise.all(addresses));
}
