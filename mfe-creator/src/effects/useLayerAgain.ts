import { useCallback, useState } from 'react';
import { generateSound, newIdempotencyKey, refreshSounds, serverMessage, useQueryClient } from '@whoosh/api-client';
import { ERRORS, type SoundEffect } from '@whoosh/contracts';
import { withLayerSeed, type Scene } from '@whoosh/sound-scene';
import { useToast } from '@whoosh/ui';
import { drawSeed } from '../generator/drawn';
import { t } from '../messages';
import { useSaveTake } from '../takes';

/** Makes single layers of a sound anew. */
export interface LayerAgain {
  /** The layer that is being made; null: none is. */
  busy: string | null;
  /** Costs what a take of the sound costs. Resolves to the version that was kept, or null where it failed. */
  again: (layer: string) => Promise<number | null>;
}

/** @param scene that the sound was rendered from; null: it has none */
export function useLayerAgain(effect: SoundEffect, scene: Scene | null): LayerAgain {
  const client = useQueryClient();
  const toast = useToast();
  const save = useSaveTake(effect.projectId);
  const [busy, setBusy] = useState<string | null>(null);
  const again = useCallback(
    async (layer: string): Promise<number | null> => {
      if (scene === null) return null;
      setBusy(layer);
      const { id, duration, intensity, loop, projectId, prompt, name } = effect;
      const anew = withLayerSeed(scene, layer, drawSeed());
      try {
        const made = await generateSound({
          body: { scene: anew, seed: scene.seed, duration, intensity, loop, projectId, parentEffectId: id },
          idempotencyKey: newIdempotencyKey(),
        });
        const [take] = made.takes;
        return take === undefined ? null : await save(take, { text: prompt, intensity }, name);
      } catch (error) {
        const description = serverMessage(error, ERRORS.GENERATION_FAILED.message);
        toast({ title: t('shared.error'), description, tone: 'destructive' });
        return null;
      } finally {
        setBusy(null);
        void refreshSounds(client, projectId);
      }
    },
    [client, effect, save, scene, toast],
  );
  return { busy, again };
}
