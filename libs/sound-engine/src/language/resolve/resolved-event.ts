import type { Origin } from '@whoosh/sound-scene';
import type { ReadLayer } from './read-layer';
import type { Span } from '../normalise/normalised-text';

/** A source that is heard, with the event frame that its words belong to. */
export interface ResolvedEvent {
  /** `id` of the event frame. */
  frame: number;
  /** Ordered step of the scene in which its words stand, 0 first. */
  step: number;
  /** Id of the catalogue. */
  source: string;
  /** Calibrated probability that this is what was meant, in thousandths. */
  probability: number;
  /** What else it may be, the likeliest first. */
  alternatives: string[];
  by: Origin['by'];
  /** Which participant's word named it: its head's span; absent where the predicate did. */
  owner?: Span;
  /** The words that together mean it. */
  spans?: readonly Span[];
  /** The proposed layer that it is. */
  read?: ReadLayer;
}
