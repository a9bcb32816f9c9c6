import type { Origin } from '@whoosh/sound-scene';
import type { ReadLayer } from './read-layer';
import type { EventFrame, Participant } from '../frames/event-frame';
import type { Span } from '../normalise/normalised-text';

/** A source that is heard, with the event frame that its words belong to. */
export interface ResolvedEvent {
  /** The event frame; absent where nothing is told. */
  frame?: EventFrame;
  /** Ordered step of the scene in which its words stand, 0 first. */
  step: number;
  /** Id of the catalogue. */
  source: string;
  /** Calibrated probability that this is what was meant, in thousandths. */
  probability: number;
  /** What else it may be, the likeliest first. */
  alternatives: string[];
  by: Origin['by'];
  /** Who or what is named by its words; absent where the predicate is. */
  owner?: Participant;
  /** The words that together mean it. */
  spans?: readonly Span[];
  /** The proposed layer that it is. */
  read?: ReadLayer;
}
