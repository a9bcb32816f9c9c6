import { newDraft } from './draft';
import { CONFIDENCE } from './confidence';
import type { Understanding } from './understand';

/** Gives a text without any known source the sound that its words come nearest to. */
export function guess(understanding: Understanding, text: string): void {
  const draft = newDraft('whoosh', { by: 'texture', confidence: CONFIDENCE.texture }, 0);
  draft.spans.push([0, text.length]);
  draft.alternatives.push('drone', 'impact_wood', 'wind');
  understanding.drafts.push(draft);
}
