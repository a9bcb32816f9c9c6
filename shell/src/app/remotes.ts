import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { readConfig, type createQueryClient } from '@whoosh/api-client';
import type { RemoteName } from '@whoosh/contracts';
import { messagesReady } from '@whoosh/ui';
import { createContext, useContext } from 'react';

/** A module of a remote, for instance mfe_creator/routes. */
export type RemoteModuleId = `${RemoteName}/${string}`;

/** Loads what a remote exposes. */
export type LoadRemote = (id: RemoteModuleId) => Promise<unknown>;

export const RemotesContext = createContext<LoadRemote | null>(null);

/** The way to a remote's modules. @throws Error outside of the App */
export function useLoadRemote(): LoadRemote {
  const load = useContext(RemotesContext);
  if (load === null) throw new Error('useLoadRemote needs the App above it');
  return load;
}

/** A remote that could not be loaded: its area says so, and the loader has told the console why. */
export class RemoteDownError extends Error {
  constructor(id: RemoteModuleId, cause: unknown) {
    super(`${id} could not be loaded`, { cause });
    this.name = 'RemoteDownError';
  }
}

/** Tells the console of an error that a boundary caught, unless it was told already. */
export function reportCaught(error: unknown): void {
  if (!(error instanceof RemoteDownError)) console.error(error);
}

/** Loads remotes from the addresses that GET /api/config names; a failed attempt can be repeated. */
export function remoteLoader(client: ReturnType<typeof createQueryClient>): LoadRemote {
  let registration: Promise<void> | null = null;
  const register = async () => {
    const { remotes } = await readConfig(client);
    registerRemotes(
      Object.entries(remotes).map(([name, entry]) => ({ name, entry: new URL(entry, location.origin).href })),
    );
  };
  return async (id) => {
    registration ??= register();
    await registration.catch((error: unknown) => {
      registration = null;
      throw error;
    });
    // Remotes carry no copies: both doors of the design system must be there before a remote asks for them.
    await import('@whoosh/ui/more');
    const loaded = await loadRemote<unknown>(id).catch((cause: unknown) => {
      throw new RemoteDownError(id, cause);
    });
    if (loaded === null) throw new Error(`${id} is empty`);
    await messagesReady();
    return loaded;
  };
}
