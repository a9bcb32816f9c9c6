import type { GenerationStatusResponse, TakeResponse } from '@whoosh/contracts';

/** One take that waits for a decision. */
export interface UnkeptTake {
  generation: GenerationStatusResponse;
  take: TakeResponse;
}

/**
 * The takes that were neither kept nor discarded, newest generation first.
 * @param exceptId the generation whose takes are shown elsewhere
 * @param projectId only sounds of this project; null gives all of them
 */
export function unkeptTakes(
  generations: readonly GenerationStatusResponse[],
  exceptId: string | null,
  projectId: number | null,
): UnkeptTake[] {
  return generations
    .filter((generation) => generation.id !== exceptId && (projectId === null || generation.projectId === projectId))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .flatMap((generation) =>
      (generation.result?.takes ?? [])
        .filter((take) => take.soundEffectId === null)
        .map((take) => ({ generation, take })),
    );
}
