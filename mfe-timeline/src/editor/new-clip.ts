import { MIN_CLIP_MS, onSample, toMs, UNTOUCHED, type Clip, type ClipSync } from '../model';
import { lengthOf, type SoundChoice } from '../sounds/dragged-sound';

/** A clip of a whole sound at a place. */
export function newClip(choice: SoundChoice, track: number, startMs: number, key: string): Clip {
  return {
    ...UNTOUCHED,
    key,
    track,
    startMs: onSample(startMs),
    durationMs: Math.max(MIN_CLIP_MS, toMs(lengthOf(choice))),
    soundEffectId: choice.kind === 'effect' ? choice.effect.id : null,
    mediaId: choice.kind === 'media' ? choice.media.id : null,
  };
}

/**
 * A clip of a whole sound whose hit is at a moment, and stays there when the sound is made again; without a hit it
 * begins there.
 */
export function newClipByHit(
  choice: SoundChoice,
  track: number,
  atMs: number,
  hit: ClipSync | null,
  key: string,
): Clip {
  const startMs = Math.max(0, atMs - (hit?.atMs ?? 0));
  return { ...newClip(choice, track, startMs, key), sync: hit };
}
