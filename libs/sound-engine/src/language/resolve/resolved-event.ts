import type { Modifiers, Origin } from '@whoosh/sound-scene';
import type { Effect, Trend } from '../lexicon/lexicon';
import type { ReadLayer } from './read-layer';
import type { Span } from '../normalise/normalised-text';

/** A source that an event may be, with its probability in thousandths, 0..1000. */
export interface SourceChoice {
  source: string;
  probability: number;
}

/**
 * An event frame with the source that it is taken for. A frame may resolve to none (nothing is heard), one or several.
 */
export interface ResolvedEvent {
  /** `id` of the event frame. */
  frame: number;
  /** Id of the catalogue; undefined where the words name a sound and the catalogue has none that fits. */
  source: string | undefined;
  /** Calibrated probability that this is what was meant, in thousandths. */
  probability: number;
  /** What else it may be, the likeliest first. */
  alternatives: SourceChoice[];
  by: Origin['by'];
  /** Which participant's word named it: its head's span; absent where the predicate did. */
  owner?: Span;
  /**
   * What is heard: the event itself, what goes on beneath it ("the engine" of "a car honks"), or what sounds near it
   * ("by the sea").
   */
  role: 'event' | 'beneath' | 'beside';
  /** What the chosen sense says about the sound. */
  variant?: string;
  mods?: Modifiers;
  time?: Effect['time'];
  trend?: Trend;
  /** The words that together mean it. */
  spans?: readonly Span[];
  /** The proposed layer that it is. */
  read?: ReadLayer;
  /** The voice of somebody who only does something: unheard once the same one is heard otherwise. */
  isFaint?: boolean;
}
