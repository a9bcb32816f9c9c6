import type { PcmAudio } from '@whoosh/audio-codec';
import type { Scene } from '@whoosh/sound-scene';
import type { RenderedStems, RenderedWav } from './sound-generator';

/** From the pool to a render thread: a sound from its scene, its layers, or the MP3 of samples that a thread has rendered. */
export type RenderTask = { kind: 'wav' | 'stems'; scene: Scene } | { kind: 'mp3'; mix: PcmAudio; title: string };

/** What each kind of task gives. */
export interface RenderResults {
  wav: RenderedWav;
  stems: RenderedStems;
  mp3: Uint8Array;
}

/** From a render thread to the pool. */
export type RenderMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; renderedSeconds: number }
  /** The samples of a 'wav' task; its thread goes on with the file. */
  | { kind: 'rendered'; mix: PcmAudio }
  | { kind: 'done'; result: RenderResults[RenderTask['kind']] }
  | { kind: 'failed'; message: string };
