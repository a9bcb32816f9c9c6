import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ConfigResponse } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';

/** The runtime settings that the browser must know. */
export function useConfig() {
  return useQuery<ConfigResponse>({ queryKey: CACHE_KEYS.config });
}

/** The runtime settings, for code outside of components; asked once. @throws ApiError */
export function readConfig(client: QueryClient): Promise<ConfigResponse> {
  return client.fetchQuery<ConfigResponse>({ queryKey: CACHE_KEYS.config });
}

/** The settings as the server has them now, or had them within so many milliseconds. @throws ApiError */
export function readFreshConfig(client: QueryClient, maxAgeMs: number): Promise<ConfigResponse> {
  return client.fetchQuery<ConfigResponse>({ queryKey: CACHE_KEYS.config, staleTime: maxAgeMs });
}
