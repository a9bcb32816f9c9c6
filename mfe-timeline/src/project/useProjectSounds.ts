import { useAllSoundEffects, useProjectMedia, useProjectSoundEffects } from '@whoosh/api-client';
import type { SoundEffect, TimelineResponse } from '@whoosh/contracts';
import { useCallback, useMemo, useRef } from 'react';
import { clipSounds, type ClipSounds } from '../editor/clip-sounds';
import type { DragPayload, SoundChoice } from '../sounds/dragged-sound';

/**
 * Every sound that a clip may stand on: the user's effects, those that were deleted while clips stood on them, voices and music.
 * @param stored the timeline as it was opened
 */
export function useProjectSounds(projectId: number, stored: TimelineResponse) {
  const { data: all } = useAllSoundEffects();
  const { data: ofProject } = useProjectSoundEffects(projectId);
  const { data: media = stored.media, refetch } = useProjectMedia(projectId);
  const kept = useRef(new Map<number, SoundEffect>());

  const sounds = useMemo<ClipSounds>(() => {
    // an effect that is deleted while the page is open leaves the lists, and its clips sound on
    for (const effect of [...stored.effects, ...(ofProject ?? []), ...(all ?? [])]) kept.current.set(effect.id, effect);
    return clipSounds([...kept.current.values()], media);
  }, [stored.effects, ofProject, all, media]);

  const choiceOf = useCallback(
    (payload: DragPayload): SoundChoice | null => {
      if ('soundEffectId' in payload) {
        const effect = sounds.effect(payload.soundEffectId);
        return effect === undefined ? null : { kind: 'effect', effect };
      }
      const own = media.find(({ id, state }) => id === payload.mediaId && state === 'ready');
      return own === undefined ? null : { kind: 'media', media: own };
    },
    [sounds, media],
  );
  const refreshMedia = useCallback(() => void refetch(), [refetch]);
  return { sounds, media, choiceOf, refreshMedia };
}
