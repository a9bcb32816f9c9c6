import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The number that libs/webpack builds into shell and remotes. */
declare const REMOTE_CONTRACT: number;

/** A remote that was built for another shell than this one. */
export class OtherContractError extends Error {
  constructor(readonly address: string) {
    super(`${address} was built for another contract`);
    this.name = 'OtherContractError';
  }
}

/** Reads manifests before anything of a remote runs, and refuses those of another contract. */
export class ContractCheck implements ModuleFederationRuntimePlugin {
  readonly name = 'contract-check';
  /** Addresses of manifests that were refused. */
  private readonly refused = new Set<string>();

  constructor(private readonly contract: number = REMOTE_CONTRACT) {}

  /** The runtime's way to manifests. @throws OtherContractError, which the runtime replaces by an error of its own */
  readonly fetch = async (address: string, init: RequestInit): Promise<Response> => {
    // eslint-disable-next-line no-restricted-globals -- a manifest is a file of the remote and no call of the API
    const response = await fetch(address, init);
    const manifest: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (contractOf(manifest) !== this.contract && manifest !== null) {
      this.refused.add(address);
      throw new OtherContractError(address);
    }
    return response;
  };

  hasRefused(address: string): boolean {
    return this.refused.has(address);
  }
}

function contractOf(manifest: unknown): unknown {
  if (typeof manifest !== 'object' || manifest === null || !('metaData' in manifest)) return undefined;
  const { metaData } = manifest;
  return typeof metaData === 'object' && metaData !== null && 'contract' in metaData ? metaData.contract : undefined;
}
