import { useCallback } from 'react';
import { serverMessage, useUpdateSoundEffects, type SoundEffectChange } from '@whoosh/api-client';
import { useToast } from '@whoosh/ui';

/** Changes effects; what fails is said. Resolves to whether all changed. */
export function useChanges(): (changes: readonly SoundEffectChange[]) => Promise<boolean> {
  const { mutateAsync } = useUpdateSoundEffects();
  const toast = useToast();
  return useCallback(
    async (changes) => {
      try {
        await mutateAsync(changes);
        return true;
      } catch (error) {
        const description = serverMessage(error, 'Failed to change the sound effect.');
        toast({ title: 'Error', description, tone: 'destructive' });
        return false;
      }
    },
    [mutateAsync, toast],
  );
}
