import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  readonly requestId: string;
  /** Of the caller, as limits count it; undefined in jobs. */
  readonly network: string | undefined;
}

const requests = new AsyncLocalStorage<RequestContext>();

/**
 * Does something on behalf of a request: what it logs and enqueues, in this process and in others, carries the
 * request's id.
 */
export function onBehalfOf<T>(requestId: string, work: () => T, network?: string): T {
  return requests.run({ requestId, network }, work);
}

/** The request on whose behalf something is done; undefined for what the product does by itself. */
export function currentRequestId(): string | undefined {
  return requests.getStore()?.requestId;
}

/** The network that the request being answered came from; undefined for what the product does by itself. */
export function currentNetwork(): string | undefined {
  return requests.getStore()?.network;
}
