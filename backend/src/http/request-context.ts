import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Does something on behalf of a request: what it logs and enqueues, in this process and in others, carries the request's id. */
export function onBehalfOf<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** The request on whose behalf something is done; undefined for what the product does by itself. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
