import { useCallback } from 'react';
import {
  serverMessage,
  useChangeSoundEffects,
  useUpdateSoundEffects,
  type SoundEffectChange,
} from '@whoosh/api-client';
import type { ChangeSoundEffectsRequest } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { t } from '../messages';

/** Changes single effects; what fails is said. Resolves to whether all changed. */
export function useChanges(): (changes: readonly SoundEffectChange[]) => Promise<boolean> {
  return useSaid(useUpdateSoundEffects().mutateAsync);
}

/** The same change for several effects at once. */
export function useChangeTogether(): (change: ChangeSoundEffectsRequest) => Promise<boolean> {
  return useSaid(useChangeSoundEffects().mutateAsync);
}

function useSaid<T>(mutateAsync: (changes: T) => Promise<void>): (changes: T) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (changes) => {
      try {
        await mutateAsync(changes);
        return true;
      } catch (error) {
        const description = serverMessage(error, t('changes.failedToChangeTheSound'));
        toast({ title: t('shared.error'), description, tone: 'destructive' });
        return false;
      }
    },
    [mutateAsync, toast],
  );
}
