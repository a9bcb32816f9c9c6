import type { Scene } from '@whoosh/sound-scene';
import type { Clip } from '../model';

/** A clip that stands on no sound yet: its scene is rendered in this page, and nobody has paid for it. */
export type DraftClip = Clip & { soundEffectId: null; mediaId: null; scene: Scene };

export function isDraft(clip: Clip): clip is DraftClip {
  return clip.soundEffectId === null && clip.mediaId === null && clip.scene !== null;
}

const numbers = new Map<string, number>();
const known = new WeakMap<Scene, number>();

/** A number for what a scene sounds like: equal scenes have the same one as long as the page is open. */
export function draftNumber(scene: Scene): number {
  let number = known.get(scene);
  if (number !== undefined) return number;
  const text = JSON.stringify(scene);
  number = numbers.get(text) ?? numbers.size + 1;
  numbers.set(text, number);
  known.set(scene, number);
  return number;
}

/** What the mixer calls the sound of a clip; null for one that is no draft. */
export function draftOf(clip: Clip): number | null {
  return isDraft(clip) ? draftNumber(clip.scene) : null;
}
