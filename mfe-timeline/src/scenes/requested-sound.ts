import { effectName, type InterpretResponse } from '@whoosh/contracts';
import type { Intensity, Scene } from '@whoosh/sound-scene';
import { isEdited, toldScene, type SceneEdits } from '@whoosh/scene-editing';
import { withIndividualsOf } from './same-individuals';

/** What a person makes of a clip's scene. */
export interface SceneRequest {
  /** null: as it is. */
  text: string | null;
  intensity: Intensity | null;
  edits: SceneEdits;
}

/** Sounds that are to be made for clips: of a scene, or of words. */
export interface SoundOrder {
  of: Scene | string;
  /** Seconds of each. */
  duration: number;
  takes: number;
  /** What they are called in the project. */
  name: string;
}

/** Seeds that are drawn are short enough to be read out. */
const DRAWN_SEED_MAX = 999_999;

/** Whether anything is requested to be different. */
export function isChanged({ text, intensity, edits }: SceneRequest): boolean {
  return text !== null || intensity !== null || isEdited(edits);
}

/** Another take of a scene, of the same individuals. @param random 0..1 */
export function newTakeOf(scene: Scene, name: string, random: number): SoundOrder {
  const again = withIndividualsOf(scene, scene);
  return { of: { ...again, seed: drawnSeed(random) }, duration: scene.duration, takes: 1, name };
}

function drawnSeed(random: number): number {
  return 1 + Math.floor(random * DRAWN_SEED_MAX);
}

/**
 * What is to be made of a request. A changed scene keeps its seed, so that only what was changed sounds different; an
 * unchanged one gets another, so that it is another take. Either way it is the same door that slams.
 * @param before what the clip's sound was made of @param random 0..1
 */
export function orderOf(
  answer: InterpretResponse,
  request: SceneRequest,
  { name, before }: { name: string; before: Scene },
  random: number,
): SoundOrder {
  const scene = withIndividualsOf(before, toldScene(answer, request.edits));
  return {
    of: { ...scene, seed: isChanged(request) ? before.seed : drawnSeed(random) },
    duration: scene.duration,
    takes: 1,
    name: request.text === null ? name : effectName(null, request.text),
  };
}
