import { useCallback, useState } from 'react';
import { generateSound, newIdempotencyKey, refreshSounds, useQueryClient } from '@whoosh/api-client';
import type { SoundEffect } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { useToast } from '@whoosh/ui';
import { failureToast } from '@whoosh/ui/more';
import { failureOf, useSaveTake } from '../takes';

/** Makes a sound anew from a changed scene of it. */
export interface Remaking {
  /** What is being made, as it was named; null: nothing is. */
  busy: string | null;
  /**
   * Costs what a take of the sound costs. Resolves to the version that was kept, or null where it failed.
   * @param what names it while it is being made
   * @param name of the version; without it, that of the sound
   */
  remake: (what: string, scene: Scene, name?: string) => Promise<number | null>;
}

export function useRemake(effect: SoundEffect): Remaking {
  const client = useQueryClient();
  const toast = useToast();
  const save = useSaveTake(effect.projectId);
  const [busy, setBusy] = useState<string | null>(null);
  const remake = useCallback(
    async (what: string, scene: Scene, name = effect.name): Promise<number | null> => {
      setBusy(what);
      const { id, duration, intensity, loop, projectId, prompt } = effect;
      try {
        const made = await generateSound({
          body: { scene, seed: scene.seed, duration, intensity, loop, projectId, parentEffectId: id },
          idempotencyKey: newIdempotencyKey(),
        });
        const [take] = made.takes;
        return take === undefined ? null : await save(take, { text: prompt, intensity }, name);
      } catch (error) {
        toast(failureToast(failureOf(error)));
        return null;
      } finally {
        setBusy(null);
        void refreshSounds(client, projectId);
      }
    },
    [client, effect, save, toast],
  );
  return { busy, remake };
}
