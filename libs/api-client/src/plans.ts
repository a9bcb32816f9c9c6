import { useQuery } from '@tanstack/react-query';
import { DEFAULT_PLANS, type Plan } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';

const FIVE_MINUTES = 5 * 60 * 1000;

/** The plans; the default ones until the server has answered, and where it fails to. */
export function usePlans() {
  return useQuery<readonly Plan[]>({
    queryKey: CACHE_KEYS.plans,
    staleTime: FIVE_MINUTES,
    initialData: DEFAULT_PLANS,
    // The initial data is a guess: the server is asked at once.
    initialDataUpdatedAt: 0,
  });
}
