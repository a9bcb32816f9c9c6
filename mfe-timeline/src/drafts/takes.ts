import { onSample, type Clip, type ClipSync, type Operation } from '../model';
import type { Scene } from '@whoosh/sound-scene';

/** Seeds are short enough to be read out. */
const SEEDS = 999_999;

/** The scene of a take some places further, or back; the places form a ring, so that every way leads back. */
export function takeAt(scene: Scene, by: number): Scene {
  const place = (((scene.seed - 1 + by) % SEEDS) + SEEDS) % SEEDS;
  return by === 0 ? scene : { ...scene, seed: 1 + place };
}

/** Any take of a scene. @param random 0..1 */
export function anyTake(scene: Scene, random: number): Scene {
  return { ...scene, seed: 1 + Math.floor(random * SEEDS) };
}

/**
 * The one edit by which a clip becomes a draft of a scene, or another one. A clip that is longer than the new sound
 * ends with it. @param sync the same moment in the new sound, or that of before while it is not known
 */
export function draftedClip(clip: Clip, scene: Scene, sync: ClipSync | null = clip.sync): Operation {
  const soundMs = onSample(scene.duration * 1_000);
  const offsetMs = Math.min(clip.offsetMs, soundMs / 2);
  const isLonger = !clip.loop && onSample(offsetMs + clip.durationMs) > soundMs;
  return {
    type: 'replaceSound',
    key: clip.key,
    sound: {
      soundEffectId: null,
      mediaId: null,
      scene,
      sync,
      offsetMs,
      durationMs: isLonger ? soundMs - offsetMs : clip.durationMs,
    },
  };
}
