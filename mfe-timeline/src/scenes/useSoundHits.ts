import { knownEffectScene, readEffectScene, useQueryClient } from '@whoosh/api-client';
import type { EffectSceneResponse } from '@whoosh/contracts';
import { useMemo } from 'react';
import type { ClipSync } from '../model';
import type { SoundChoice } from '../sounds/dragged-sound';
import { hitOf, pinnedEvents } from './events';

/** By which moment sounds are laid down. */
export interface SoundHits {
  /** The hit of a sound; null for what is laid down by its start, and while it is not known. */
  known: (choice: SoundChoice) => ClipSync | null;
  /** The same, asked for where it is not known. */
  read: (choice: SoundChoice) => Promise<ClipSync | null>;
}

export function useSoundHits(): SoundHits {
  const client = useQueryClient();
  return useMemo(
    () => ({
      known: (choice) => {
        const answer = choice.kind === 'effect' ? knownEffectScene(client, choice.effect.id) : undefined;
        return answer === undefined ? null : hitIn(answer);
      },
      read: async (choice) => {
        if (choice.kind !== 'effect') return null;
        try {
          return hitIn(await readEffectScene(client, choice.effect.id));
        } catch {
          // a sound without a scene, or a server that does not answer
          return null;
        }
      },
    }),
    [client],
  );
}

function hitIn({ scene, events }: EffectSceneResponse): ClipSync | null {
  return hitOf(scene, pinnedEvents(scene, events));
}
