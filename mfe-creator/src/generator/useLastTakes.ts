import { useEffect, useMemo, useReducer, type ActionDispatch } from 'react';
import { useQueryClient, useSession } from '@whoosh/api-client';
import { generationReducer, NOTHING_MADE, type GenerationAction, type GenerationState } from './model/generation-state';
import { lastTakes, rememberTakes, type Place } from './model/last-takes';

/** Begins with the takes that were made last in this place, and remembers those that are made. */
export function useLastTakes(
  projectId: number | null,
): [state: GenerationState, dispatch: ActionDispatch<[GenerationAction]>, place: Place] {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? null;
  const place = useMemo(() => ({ userId, projectId }), [userId, projectId]);
  const [state, dispatch] = useReducer(generationReducer, null, () => ({
    ...NOTHING_MADE,
    made: lastTakes(client, place),
  }));
  const { made } = state;
  useEffect(() => {
    if (made !== null) rememberTakes(client, place, made);
  }, [client, place, made]);
  return [state, dispatch, place];
}
