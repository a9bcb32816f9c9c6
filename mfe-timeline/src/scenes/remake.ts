import type { SoundEffect, SoundEvent } from '@whoosh/contracts';
import { onSample, toMs, type Clip, type Operation } from '../model';
import { syncIn } from './events';
import type { ClipPlace } from './new-length';

/** A sound that was made and is kept in the project. */
export interface MadeSound {
  effect: SoundEffect;
  events: readonly SoundEvent[];
}

/** The edit that puts another sound in the place of a clip's. */
export type ClipReplacement = Extract<Operation, { type: 'replaceSound' }>;

/**
 * The one edit by which a clip gets the sound that was made for it. Its sync point stays at its moment, the event found
 * anew in the new sound. The scene is that of the effect the clip stands on from now on; the old take is one undo away.
 * @param place without it the clip stays as long as it is, or as long as a shorter sound
 */
export function remadeClip(clip: Clip, { effect, events }: MadeSound, place?: ClipPlace): ClipReplacement {
  const soundMs = toMs(effect.duration);
  const kept = { startMs: clip.startMs, offsetMs: clip.offsetMs, durationMs: clip.durationMs, loop: clip.loop };
  const { durationMs, loop, ...rest } = place ?? kept;
  const isLonger = place === undefined && !loop && onSample(rest.offsetMs + durationMs) > soundMs;
  return {
    type: 'replaceSound',
    key: clip.key,
    sound: {
      ...rest,
      loop,
      durationMs: isLonger ? soundMs - rest.offsetMs : durationMs,
      soundEffectId: effect.id,
      mediaId: null,
      scene: null,
      sync: syncIn(clip.sync, events),
    },
  };
}
