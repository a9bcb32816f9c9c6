import type { Scene } from '@whoosh/sound-scene';
import type { RenderedTake } from './sound-generator';

/** From the pool to a render thread. */
export interface RenderTask {
  scene: Scene;
  title: string;
}

/** From a render thread to the pool. */
export type RenderMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; renderedSeconds: number }
  | { kind: 'rendered' }
  | { kind: 'done'; take: RenderedTake }
  | { kind: 'failed'; message: string };
