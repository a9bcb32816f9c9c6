import type { Scene } from '@whoosh/sound-scene';
import type { SceneChange } from '../refine/changes';
import { readRefinement } from '../refine/refine';
import { type StageTrace, tracedFrames } from './trace';

/** How a scene is refined in words, stage by stage, then change by change: to find the stage that went wrong. */
export function traceRefinement(scene: Scene, words: string): StageTrace[] {
  const read = readRefinement(scene, words);
  const { changes, notUnderstood, withoutEffect } = read.refinement;
  const lines = [
    ...changes.map(changeLine),
    ...withoutEffect.map(({ text }) => `without effect: ${text}`),
    ...notUnderstood.map(({ text }) => `not understood: ${text}`),
  ];
  return [...tracedFrames(read), { stage: 'refine', lines }];
}

function changeLine({ words, layer, field, before, after }: SceneChange): string {
  return `${words}: ${layer ?? 'scene'} ${field}, ${before ?? 'unset'} to ${after ?? 'unset'}`;
}
