import type { EventFrame } from '../frames/event-frame';
import type { Collocation } from '../evidence/collocations';
import type { Lexicon } from '../lexicon/lexicon';
import type { ReadLayer } from './read-layer';
import type { ResolvedEvent } from './resolved-event';

/** What kind of text it is. */
export type Style = 'file name' | 'tag';

/** What resolving knows beside the frames. */
export interface Knowledge {
  /** Layers that the rules propose, in their order. */
  read?: readonly ReadLayer[];
  /** Category of the Universal Category System that a file's name begins with. */
  category?: string;
  style?: Style;
  /** Words that together mean a source, wherever they stand in a clause. */
  collocations?: readonly Collocation[];
  /** Words of the language that the text is in. */
  lexicon: Lexicon;
}

/**
 * Chooses what sounds for every frame, all of them together, as each is evidence for the others. Answers the events in
 * the order of their frames; pure: the same frames and knowledge give the same answer.
 */
export type ResolveFrames = (frames: readonly EventFrame[], knowledge: Knowledge) => ResolvedEvent[];
