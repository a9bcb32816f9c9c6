import { useQuery } from '@tanstack/react-query';
import { FREE_PLAN_ID, type SubscriptionResponse } from '@whoosh/contracts';
import { CACHE_KEYS } from './cache-keys';
import { useSession } from './session';

/** When Premium renews or ends, and whether it could be paid; asked for people on a paid plan only. */
export function useSubscription() {
  const { user } = useSession();
  return useQuery<SubscriptionResponse>({
    queryKey: CACHE_KEYS.subscription,
    enabled: user !== null && user.planId > FREE_PLAN_ID,
    // The portal opens in another tab: who comes back sees what was changed there.
    refetchOnWindowFocus: 'always',
  });
}
