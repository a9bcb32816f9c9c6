import type { InterpretOptions } from '@whoosh/sound-engine';
import type { Scene } from '@whoosh/sound-scene';

/** What a page may ask of the worker; each question carries a number that its answer repeats. */
export type Question =
  | { ask: 'interpret'; text: string; options: InterpretOptions }
  | { ask: 'render'; scene: Scene }
  | { ask: 'liveGain'; scene: Scene };

export type Answer = { id: number; value: unknown } | { id: number; error: string };
