import { liveGain } from '@whoosh/sound-engine/live';
import { learnFigures } from '@whoosh/sound-engine/render';
import type { Scene } from '@whoosh/sound-scene';

/** How loud a scene is to be played live takes some tenths of a second to find out: not on the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<Scene>) => void answer(data));

async function answer(scene: Scene): Promise<void> {
  await learnFigures(scene);
  self.postMessage(liveGain(scene));
}
