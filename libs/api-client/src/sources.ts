import { useQuery } from '@tanstack/react-query';
import type { CatalogueSource } from '@whoosh/contracts';
import { request } from './http';

/** Every source of sound that there is. They change with the server alone. */
export function useSources() {
  return useQuery<CatalogueSource[]>({
    queryKey: ['/api/sound-effects/sources'],
    queryFn: ({ signal }) => request<CatalogueSource[]>('GET', '/api/sound-effects/sources', undefined, { signal }),
    staleTime: Infinity,
  });
}
