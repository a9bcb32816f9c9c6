import { findSource } from '../../catalogue';
import type { LayerDraft } from './draft';

/** Words in small letters, and the id of the source that somebody means by them. */
export type Senses = Readonly<Record<string, string>>;

/**
 * Gives what words made the source that somebody means by them: the words of a layer together, or one stretch of them
 * alone.
 */
export function applySenses(drafts: readonly LayerDraft[], text: string, senses: Senses): LayerDraft[] {
  return drafts.map((draft) => {
    const stretches = [...draft.spans].sort(([a], [b]) => a - b).map(([from, to]) => spoken(text.slice(from, to)));
    const model = [stretches.join(' '), ...stretches].map((words) => meaning(senses, words)).find((id) => id);
    if (model === undefined || findSource(model) === undefined) return draft;
    const { variant: _, ...others } = draft;
    const alternatives = model === draft.source ? draft.alternatives : [draft.source, ...draft.alternatives];
    return { ...others, alternatives, source: model, origin: { by: 'user', confidence: 1 } };
  });
}

function meaning(senses: Senses, words: string): string | undefined {
  return Object.hasOwn(senses, words) ? senses[words] : undefined;
}

function spoken(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').trim();
}
