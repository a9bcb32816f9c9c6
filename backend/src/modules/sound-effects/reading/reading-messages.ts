import type { RefinementResult } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import type { InterpretOptions } from '../scene-engine';

/** A text that a thread reads: a description, or words that change a scene. */
export type ReadingTask =
  | { kind: 'interpret'; description: string; options: InterpretOptions }
  | { kind: 'refine'; scene: Scene; words: string };

/** To a reading thread: a text, and the processor time that it may take, ms. */
export interface ReadingRequest {
  task: ReadingTask;
  limitMs: number;
}

/** What each kind of task gives. */
export interface ReadingResults {
  interpret: Scene;
  refine: { scene: Scene } & Omit<RefinementResult, 'words'>;
}

/** From a reading thread, which has one task at a time. `ms` is the processor time that the text took. */
export type ReadingMessage =
  | { kind: 'ready' }
  | { kind: 'read'; result: ReadingResults[ReadingTask['kind']]; ms: number }
  | { kind: 'too-complicated'; ms: number }
  | { kind: 'failed'; message: string; ms: number };
