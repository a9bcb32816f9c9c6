import type { EventFrame } from '../frames/event-frame';
import type { Lexicon } from '../lexicon';
import type { ResolvedEvent } from './resolved-event';

/** What resolving knows beside the frames. */
export interface Knowledge {
  /** Words of the language that the text is in. */
  lexicon: Lexicon;
  /** Whether the engine has a model of its own for the source. */
  hasModel: (source: string) => boolean;
}

/**
 * Chooses what sounds for every frame, all of them together, as each is evidence for the others. Answers the events in the order of their
 * frames; pure: the same frames and knowledge give the same answer.
 */
export type ResolveFrames = (frames: readonly EventFrame[], knowledge: Knowledge) => ResolvedEvent[];
