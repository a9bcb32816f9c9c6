import { type Chip, timesLabel } from '@whoosh/sound-scene';
import { isOfClass } from '../../catalogue/classes';
import type { NounPhrase } from '../parse/phrases';
import type { GrowingDraft } from './draft';

/** A phrase's own words: its number and what it is made of are said of the source, the others name it. */
export function ownWords(phrase: NounPhrase): { spans: [number, number][]; chips: Chip[] } {
  const numberCount = numbersBefore(phrase);
  const told = phrase.spans.map((span, index) => {
    if (index < numberCount && phrase.number !== undefined)
      return { span, chip: numberChip(phrase, phrase.number, span) };
    const modifier = phrase.modifiers[index - numberCount];
    const isMaterial = modifier?.material !== undefined && modifier.isInert === true;
    return { span, ...(isMaterial && { chip: materialChip(modifier.word, span) }) };
  });
  return {
    spans: told.flatMap(({ span, chip }) => (chip ? [] : [span])),
    chips: told.flatMap(({ chip }) => chip ?? []),
  };
}

function numbersBefore({ spans, modifiers }: NounPhrase): number {
  return spans.length > modifiers.length + 1 ? 1 : 0;
}

/** "Walks in high heels", "barefoot steps": what is on the feet, wherever a noun tells it; whether this one does. */
export function putOn(draft: GrowingDraft, phrase: NounPhrase): boolean {
  const nouns = [...phrase.modifiers, phrase.head];
  const at = nouns.findIndex(({ source, variant }) => variant !== undefined && isOfClass(source, 'on feet'));
  if (at < 0) return phrase.of !== undefined && putOn(draft, phrase.of);
  if (!isOfClass(draft.source, 'on feet')) return false;
  draft.variant ??= nouns[at].variant;
  draft.chips.push(variantChip(nouns[at].word, phrase.spans[at + numbersBefore(phrase)]));
  return true;
}

/** Of words that tell which kind of a source it is, or what it does: "high heels", "shuts". */
export function variantChip(label: string, span: [number, number]): Chip {
  return { span, label, field: 'source.variant', kind: 'modifier' };
}

function numberChip({ head: { isEvent } }: NounPhrase, number: number, span: [number, number]): Chip {
  return isEvent
    ? { span, label: timesLabel(number), field: 'mods.count', kind: 'time' }
    : { span, label: `${number}`, field: 'mods.sources', kind: 'modifier' };
}

function materialChip(label: string, span: [number, number]): Chip {
  return { span, label, field: 'source.material', kind: 'modifier' };
}
