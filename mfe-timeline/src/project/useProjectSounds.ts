import { loadEffect, useAllSoundEffects, useProjectMedia, useProjectSoundEffects } from '@whoosh/api-client';
import type { SoundEffect, TimelineResponse } from '@whoosh/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DraftSound } from '../drafts/draft-sounds';
import { clipSounds, type ClipSounds } from '../editor/clip-sounds';
import { draggedSound, type DragPayload, type SoundChoice } from '../sounds/dragged-sound';

/**
 * Every sound that a clip may stand on: the user's effects, those that were deleted while clips stood on them, voices
 * and music, and drafts.
 * @param stored the timeline as it was opened @param drafts by the numbers of their scenes
 */
export function useProjectSounds(projectId: number, stored: TimelineResponse, drafts: ReadonlyMap<number, DraftSound>) {
  const { data: all } = useAllSoundEffects();
  const { data: ofProject } = useProjectSoundEffects(projectId);
  const { data: media = stored.media, refetch } = useProjectMedia(projectId);
  const kept = useRef(new Map<number, SoundEffect>());
  /** What came from further down the library than the list of all goes. */
  const [taken, setTaken] = useState<readonly SoundEffect[]>([]);

  const sounds = useMemo<ClipSounds>(() => {
    // an effect that is deleted while the page is open leaves the lists, and its clips sound on
    for (const effect of [...stored.effects, ...taken, ...(ofProject ?? []), ...(all ?? [])])
      kept.current.set(effect.id, effect);
    return clipSounds([...kept.current.values()], media, drafts);
  }, [stored.effects, taken, ofProject, all, media, drafts]);
  const take = useCallback((choice: SoundChoice) => {
    if (choice.kind === 'effect') setTaken((now) => [...now, choice.effect]);
  }, []);

  const choiceOf = useCallback(
    (payload: DragPayload): SoundChoice | null | Promise<SoundChoice | null> => {
      if ('soundEffectId' in payload) {
        const effect = sounds.effect(payload.soundEffectId);
        if (effect !== undefined) return { kind: 'effect', effect };
        const dragged = draggedSound();
        if (dragged?.kind !== 'effect' || dragged.effect.id !== payload.soundEffectId)
          return fromElsewhere(payload.soundEffectId, take);
        take(dragged);
        return dragged;
      }
      const own = media.find(({ id, state }) => id === payload.mediaId && state === 'ready');
      return own === undefined ? null : { kind: 'media', media: own };
    },
    [sounds, media, take],
  );
  const refreshMedia = useCallback(() => void refetch(), [refetch]);
  return { sounds, media, choiceOf, take, refreshMedia };
}

/** A sound of the library that is dragged here from another window; null where there is none of that id. */
async function fromElsewhere(id: number, take: (choice: SoundChoice) => void): Promise<SoundChoice | null> {
  try {
    const choice: SoundChoice = { kind: 'effect', effect: await loadEffect(id, new AbortController().signal) };
    take(choice);
    return choice;
  } catch {
    return null;
  }
}
