import type { Origin, Role } from '@whoosh/sound-scene';
import type { Span } from '../normalise/normalised-text';

/** A layer that the rules of the clauses propose: one more piece of evidence. */
export interface ReadLayer {
  source: string;
  /** The words that it came from. */
  spans: readonly Span[];
  by: Origin['by'];
  role?: Role;
  /** Somebody's voice that no word asked for. */
  isFaint?: boolean;
}
