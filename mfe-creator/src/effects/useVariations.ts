import { useCallback, useState } from 'react';
import { newIdempotencyKey, refreshSounds, useQueryClient, varyEffect } from '@whoosh/api-client';
import type {
  GenerationProgress,
  GenerationResponse,
  SoundEffect,
  TakeResponse,
  VariationsRequest,
} from '@whoosh/contracts';
import type { FailureToast } from '@whoosh/ui/more';
import { failureOf, useSaveTake } from '../takes';

/** Variations of a sound, from the request to the library. */
export interface Variations {
  /** What was made; null before. */
  made: GenerationResponse | null;
  isPending: boolean;
  progress: GenerationProgress | null;
  /** Why the last request came to nothing. */
  failure: FailureToast | null;
  make: (request: VariationsRequest) => Promise<void>;
  /** Saves some of them. Resolves to those that are in the library now. */
  keep: (takes: readonly TakeResponse[]) => Promise<Pick<SoundEffect, 'id' | 'name'>[]>;
}

/** Makes variations of a sound, and keeps them under its name and their number. */
export function useVariations(
  effect: Pick<SoundEffect, 'id' | 'name' | 'prompt' | 'intensity' | 'projectId'>,
): Variations {
  const client = useQueryClient();
  const save = useSaveTake(effect.projectId);
  const [made, setMade] = useState<GenerationResponse | null>(null);
  const [isPending, setPending] = useState(false);
  const [progress, setProgress] = useState<GenerationProgress | null>(null);
  const [failure, setFailure] = useState<FailureToast | null>(null);

  const make = useCallback(
    async (request: VariationsRequest) => {
      setPending(true);
      setFailure(null);
      setProgress(null);
      try {
        const options = { soundEffectId: effect.id, body: request, idempotencyKey: newIdempotencyKey() };
        setMade(await varyEffect({ ...options, onProgress: setProgress }));
      } catch (error) {
        setFailure(failureOf(error));
      } finally {
        setPending(false);
        void refreshSounds(client, effect.projectId);
      }
    },
    [client, effect],
  );
  const keep = useCallback(
    async (takes: readonly TakeResponse[]) => {
      const kept: Pick<SoundEffect, 'id' | 'name'>[] = [];
      for (const take of takes) {
        const name = variationName(effect.name, take.take);
        const id = take.soundEffectId ?? (await save(take, { text: effect.prompt, intensity: effect.intensity }, name));
        if (id === null) continue;
        kept.push({ id, name });
        setMade(
          (before) =>
            before && {
              ...before,
              takes: before.takes.map((one) => (one.take === take.take ? { ...one, soundEffectId: id } : one)),
            },
        );
      }
      return kept;
    },
    [effect, save],
  );
  return { made, isPending, progress, failure, make, keep };
}

/** Names that sort as the variations were made: "Knock 01". */
export function variationName(name: string, take: number): string {
  return `${name} ${String(take).padStart(2, '0')}`;
}
