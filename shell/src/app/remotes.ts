import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { readConfig, readFreshConfig, type createQueryClient } from '@whoosh/api-client';
import type { RemoteName } from '@whoosh/contracts';
import { messagesReady } from '@whoosh/ui';
import { createContext, useCallback, useContext, type ComponentType } from 'react';
import { ContractCheck, OtherContractError } from './remote-contract';

/** A module of a remote, for instance mfe_creator/routes. */
export type RemoteModuleId = `${RemoteName}/${string}`;

/** Loads what a remote exposes. */
export interface LoadRemote {
  (id: RemoteModuleId): Promise<unknown>;
  /** What was loaded before and is still current, at once; undefined: it must be loaded. */
  loaded?(id: RemoteModuleId): unknown;
  /** Runs the default export of a module that needs no design system, beside what does. What fails is not told. */
  begin?(id: RemoteModuleId): void;
}

export const RemotesContext = createContext<LoadRemote | null>(null);

/** The way to a remote's modules. @throws Error outside of the App */
export function useLoadRemote(): LoadRemote {
  const load = useContext(RemotesContext);
  if (load === null) throw new Error('useLoadRemote needs the App above it');
  return load;
}

/** Loads the default export of a remote's module, which is a component with these props. */
export function useRemoteDefault<Props>(id: RemoteModuleId): () => Promise<ComponentType<Props>> {
  const loadRemote = useLoadRemote();
  return useCallback(
    async () => ((await loadRemote(id)) as { default: ComponentType<Props> }).default,
    [loadRemote, id],
  );
}

/** The same component where it was loaded before and is still current; undefined: it must be loaded. */
export function useLoadedDefault<Props>(id: RemoteModuleId): ComponentType<Props> | undefined {
  return (useLoadRemote().loaded?.(id) as { default: ComponentType<Props> } | undefined)?.default;
}

/** A remote that could not be loaded: its area says so, and the loader has told the console why. */
class RemoteDownError extends Error {
  constructor(id: RemoteModuleId, cause: unknown) {
    super(`${id} could not be loaded`, { cause });
    this.name = 'RemoteDownError';
  }
}

/** Tells the console of an error that a boundary caught, unless it was told already. */
export function reportCaught(error: unknown): void {
  if (!(error instanceof RemoteDownError)) console.error(error);
}

/** A page that is opened within this time after another one asks for no newer addresses, ms. */
const ADDRESSES_FRESH_MS = 1_000;

/**
 * Loads remotes from the addresses that GET /api/config names: a release of a remote is taken up by the next page that
 * is opened once that is known, and needs nothing of the shell. What was loaded is there at once, and newer addresses
 * are asked for meanwhile. A failed attempt can be repeated.
 */
export function remoteLoader(client: ReturnType<typeof createQueryClient>): LoadRemote {
  const contracts = new ContractCheck();
  registerPlugins([contracts]);
  const addresses = new RemoteAddresses(client);
  const modules = new Map<RemoteModuleId, { address: string; loaded: unknown }>();
  const load = async (id: RemoteModuleId): Promise<unknown> => {
    // Remotes carry no copies: both doors of the design system must be there before a remote asks for them.
    const [address] = await Promise.all([addresses.register(id), import('@whoosh/ui/more')]);
    const loaded = await loadRemote<unknown>(id).catch((cause: unknown) => {
      throw contracts.hasRefused(address) ? new OtherContractError(address) : new RemoteDownError(id, cause);
    });
    if (loaded === null) throw new Error(`${id} is empty`);
    await messagesReady();
    modules.set(id, { address, loaded });
    return loaded;
  };
  return Object.assign(load, {
    loaded(id: RemoteModuleId): unknown {
      const known = modules.get(id);
      if (known === undefined || known.address !== addresses.of(id)) return undefined;
      addresses.renew();
      return known.loaded;
    },
    begin(id: RemoteModuleId): void {
      addresses
        .register(id)
        .then(() => loadRemote<{ default: () => void }>(id))
        .then((module) => module?.default())
        .catch(() => undefined);
    },
  });
}

const nameOf = (id: RemoteModuleId): RemoteName => id.slice(0, id.indexOf('/')) as RemoteName;

/** Keeps the federation runtime at the addresses that the server names, of the remotes that somebody wanted. */
class RemoteAddresses {
  private readonly known = new Map<string, string>();
  private registration: Promise<void> = Promise.resolve();

  constructor(private readonly client: ReturnType<typeof createQueryClient>) {}

  /** @returns the address of the remote's manifest @throws ApiError when no address was ever learned */
  async register(id: RemoteModuleId): Promise<string> {
    // one after the other, and each caller has its own failure
    const turn = this.registration.then(() => this.refresh(nameOf(id)));
    this.registration = turn.catch(() => undefined);
    await turn;
    return this.of(id);
  }

  /** Where a remote was found last; empty: it was never asked for. */
  of(id: RemoteModuleId): string {
    return this.known.get(nameOf(id)) ?? '';
  }

  /** Has the addresses of what is known asked for anew, for the next page. */
  renew(): void {
    this.registration = this.registration.then(() => this.refresh()).catch(() => undefined);
  }

  /** @param asked also this one, which is not known yet */
  private async refresh(asked?: RemoteName): Promise<void> {
    const known = () => readConfig(this.client);
    const { remotes } =
      this.known.size === 0 ? await known() : await readFreshConfig(this.client, ADDRESSES_FRESH_MS).catch(known);
    for (const [name, entry] of Object.entries(remotes))
      if (name === asked || this.known.has(name)) this.registerOne(name, new URL(entry, location.origin).href);
  }

  private registerOne(name: string, entry: string): void {
    if (this.known.get(name) === entry) return;
    registerRemotes([{ name, entry }], { force: this.known.has(name) });
    this.known.set(name, entry);
  }
}
