import { canLoop, retimeScene, SCENE_LIMITS, type Gestures, type Scene } from '@whoosh/sound-scene';
import { endMs, onSample, type Clip, type Edge } from '../model';

/** Place and length that a clip is to have. */
export type ClipPlace = Pick<Clip, 'startMs' | 'durationMs' | 'offsetMs' | 'loop'>;

/** How a clip comes to be longer than its sound. */
export type LengthPlan =
  /** Its sound is a loop already: it is only repeated, and costs nothing. */
  | { kind: 'repeat'; place: ClipPlace }
  /** The sound is made again from this scene. */
  | { kind: 'make'; place: ClipPlace; scene: Scene; isCapped: boolean };

interface AskedLength {
  clip: Clip;
  edge: Edge;
  /** What the clip is to last. */
  durationMs: number;
}

interface KnownSound {
  scene: Scene;
  gestures: Gestures;
  /** The longest sound that the plan allows, seconds. */
  maxSeconds: number;
}

/**
 * Whether a clip of that length would be longer than what there is of its sound. @param soundMs 0 while that is not
 * known
 */
export function exceedsSound({ clip, edge, durationMs }: AskedLength, soundMs: number): boolean {
  if (clip.soundEffectId === null || clip.loop || soundMs === 0) return false;
  return edge === 'end'
    ? onSample(clip.offsetMs + durationMs) > soundMs
    : durationMs > onSample(clip.durationMs + clip.offsetMs);
}

/**
 * How much longer the ends of clips can become together, milliseconds: there is no more of a voice or a piece of music
 * than was recorded, while an effect can be made longer and a loop repeats. Infinity without a recording among them.
 * @param soundMsOf length of a clip's sound, 0 while that is not known
 */
export function recordingLeft(clips: readonly Clip[], soundMsOf: (clip: Clip) => number): number {
  return clips
    .filter((clip) => clip.mediaId !== null && !clip.loop && soundMsOf(clip) > 0)
    .reduce(
      (least, clip) => Math.min(least, Math.max(0, onSample(soundMsOf(clip) - clip.offsetMs - clip.durationMs))),
      Infinity,
    );
}

/**
 * What to do when an edge is dragged past the sound: a texture is made again for the new length, and past the longest
 * sound as a loop that the clip repeats; anything else is made as long as the plan allows.
 */
export function planLength(asked: AskedLength, { scene, gestures, maxSeconds }: KnownSound): LengthPlan {
  const { clip, edge, durationMs } = asked;
  const offsetMs = edge === 'end' ? clip.offsetMs : 0;
  const startMs = edge === 'end' ? clip.startMs : Math.max(0, endMs(clip) - durationMs);
  const place: ClipPlace = { startMs, durationMs, offsetMs, loop: false };
  if (scene.loop) return { kind: 'repeat', place: { ...place, loop: true } };
  const maxMs = maxSeconds * 1000;
  const soundMs = Math.max(SCENE_LIMITS.minDurationSeconds * 1000, wholeMs(offsetMs + durationMs));
  if (soundMs <= maxMs)
    return { kind: 'make', place, scene: retimeScene(scene, soundMs / 1000, { gestures }), isCapped: false };
  const loop = canLoop(scene);
  const longest = retimeScene(scene, maxSeconds, { gestures, loop });
  if (loop)
    return { kind: 'make', place: { ...place, offsetMs: offsetMs % maxMs, loop }, scene: longest, isCapped: false };
  return { kind: 'make', place: cappedPlace(asked, place, maxMs), scene: longest, isCapped: true };
}

/** Sounds last whole milliseconds: the next one that the clip has room in. */
function wholeMs(ms: number): number {
  return Math.ceil(onSample(ms));
}

/** The place of a clip that is as long as the longest sound; one that began after its end begins with it. */
function cappedPlace({ clip, edge }: AskedLength, place: ClipPlace, maxMs: number): ClipPlace {
  const offsetMs = place.offsetMs < maxMs ? place.offsetMs : 0;
  const durationMs = maxMs - offsetMs;
  return { ...place, offsetMs, durationMs, startMs: edge === 'end' ? place.startMs : endMs(clip) - durationMs };
}
