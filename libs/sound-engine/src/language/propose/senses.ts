import { findSource } from '../../catalogue';
import type { TaggedToken } from '../tag/match';
import type { LayerDraft } from './draft';

/** Words in small letters, and the id of the source that somebody means by them. */
export type Senses = Readonly<Record<string, string>>;

/** A description and its words as they were tagged. */
interface Said {
  readonly text: string;
  readonly mentions: readonly TaggedToken[];
}

/**
 * Gives what words made the source that somebody means by them: the words of a layer together, or one stretch of them
 * alone, as they are said or in their base forms ("taps" where "tap" has a sense).
 */
export function applySenses(drafts: readonly LayerDraft[], { text, mentions }: Said, senses: Senses): LayerDraft[] {
  return drafts.map((draft) => {
    const spans = [...draft.spans].sort(([a], [b]) => a - b);
    const stretches = [
      spans.map(([from, to]) => spoken(text.slice(from, to))),
      spans.map(([from, to]) =>
        mentions
          .filter(({ start, end }) => start >= from && end <= to)
          .map(lemmaOf)
          .join(' '),
      ),
    ];
    const names = stretches.flatMap((said) => [said.join(' '), ...said]);
    const model = names.map((words) => meaning(senses, words)).find((id) => id);
    if (model === undefined || findSource(model) === undefined) return draft;
    const { variant: _, ...others } = draft;
    const alternatives = model === draft.source ? draft.alternatives : [draft.source, ...draft.alternatives];
    return { ...others, alternatives, source: model, origin: { by: 'user', confidence: 1 } };
  });
}

function meaning(senses: Senses, words: string): string | undefined {
  return Object.hasOwn(senses, words) ? senses[words] : undefined;
}

function lemmaOf({ text, entry: { noun, verb } }: TaggedToken): string {
  return spoken(noun?.word ?? verb?.lemma ?? text);
}

function spoken(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').trim();
}
