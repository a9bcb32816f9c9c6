import type { Span } from '../normalise/normalised-text';
import type { LayerDraft } from '../propose/draft';

/** What counts of a layer that the rules of the clauses propose: one more piece of evidence. */
export interface ReadLayer extends Pick<LayerDraft, 'source' | 'origin' | 'role' | 'isFaint'> {
  /** The words that it came from. */
  readonly spans: readonly Span[];
}
