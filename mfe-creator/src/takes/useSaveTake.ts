import { useCallback } from 'react';
import { useSaveSoundEffect } from '@whoosh/api-client';
import { effectName, type SoundEffect, type TakeResponse } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { failureToast, SAVE_FAILED } from '@whoosh/ui/more';

/** Saves a take; says so when it fails. Resolves to the effect's id, or null. */
export function useSaveTake(projectId: number | null) {
  const { mutateAsync: save } = useSaveSoundEffect();
  const toast = useToast();
  return useCallback(
    async (
      take: TakeResponse,
      form: { text: string; intensity: SoundEffect['intensity'] },
      title: string,
    ): Promise<number | null> => {
      const prompt = form.text.trim();
      const name = effectName(title, prompt);
      try {
        const effect = await save({
          projectId,
          title: name,
          name,
          description: prompt,
          audioUrl: take.audioUrl,
          audioUrl48k: take.audioUrl48k,
          duration: take.duration,
          prompt,
          intensity: form.intensity,
        });
        return effect.id;
      } catch {
        toast(failureToast(SAVE_FAILED));
        return null;
      }
    },
    [projectId, save, toast],
  );
}
