import type { Scene } from '@whoosh/sound-scene';
import type { SceneChange } from '../refine/changes';
import { refineScene } from '../refine/refine';

/** What a line of words did to a scene, in lines for people: the stage that follows a reading. */
export interface RefinementTrace {
  stage: 'refine';
  lines: string[];
}

/** How a scene is refined in words, change by change: to find the words that did something else than they say. */
export function traceRefinement(scene: Scene, words: string): RefinementTrace {
  const { changes, notUnderstood, withoutEffect } = refineScene(scene, words);
  return {
    stage: 'refine',
    lines: [
      ...changes.map(changeLine),
      ...withoutEffect.map(({ text }) => `without effect: ${text}`),
      ...notUnderstood.map(({ text }) => `not understood: ${text}`),
    ],
  };
}

function changeLine({ words, layer, field, before, after }: SceneChange): string {
  return `${words}: ${layer ?? 'scene'} ${field}, ${before ?? 'unset'} to ${after ?? 'unset'}`;
}
