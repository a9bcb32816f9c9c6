import { type Chip, timesLabel } from '@whoosh/sound-scene';
import type { NounPhrase } from '../parse/phrases';

/** A phrase's own words: its number and what it is made of are said of the source, the others name it. */
export function ownWords(phrase: NounPhrase): { spans: [number, number][]; chips: Chip[] } {
  const numberCount = phrase.spans.length > phrase.modifiers.length + 1 ? 1 : 0;
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

function numberChip({ head: { isEvent } }: NounPhrase, number: number, span: [number, number]): Chip {
  return isEvent
    ? { span, label: timesLabel(number), field: 'mods.count', kind: 'time' }
    : { span, label: `${number}`, field: 'mods.sources', kind: 'modifier' };
}

function materialChip(label: string, span: [number, number]): Chip {
  return { span, label, field: 'source.material', kind: 'modifier' };
}
