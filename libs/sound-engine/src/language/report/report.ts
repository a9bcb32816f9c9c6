import type { Chip, Layer, Report } from '@whoosh/sound-scene';
import { getSource } from '../../catalogue';
import { GUESS_BELOW } from '../propose/confidence';
import { suggestionsFor, withoutNegated } from '../propose/guess';
import type { TaggedToken } from '../tag/match';
import type { Language } from '../lexicon/language';
import type { Understanding } from '../propose/understanding';
import { settleSurfaces } from './surfaces';
import { unusedWords } from './unused';

/**
 * Looking for what a word may have meant costs a part of a millisecond: beyond so many words there are no suggestions.
 */
const MOST_EXPLAINED = 5;

/** What was understood, and the words that were not. */
export interface ReportedUnderstanding extends Understanding {
  notUnderstood: readonly TaggedToken[];
}

/** What was made of each stretch of the text, in text order. */
export function makeReport(
  understanding: ReportedUnderstanding,
  layers: readonly Layer[],
  lang: Report['lang'],
  language: Language,
): Report {
  const chips: Chip[] = [...understanding.chips];
  layers.forEach((layer, index) => {
    chips.push(...sourceChips(layer));
    const { chips: said, time } = understanding.drafts[index];
    // "Rain stops at three seconds" says when it ends
    const fieldOf = ({ field }: Chip) => (time === 'stop' && field === 'timing.start' ? 'timing.end' : field);
    for (const chip of said) {
      const field = fieldOf(chip);
      chips.push({ ...chip, layer: layer.id, ...(field !== undefined && { field }) });
    }
  });
  understanding.notUnderstood.forEach((mention, index) => {
    const alternatives = index < MOST_EXPLAINED ? { alternatives: suggestionsFor(mention, language) } : {};
    chips.push({ span: [mention.start, mention.end], label: mention.text, ...alternatives, kind: 'not-understood' });
  });
  const surfaces = settleSurfaces(chips, layers);
  const unused = [...unusedWords(understanding, chips, layers, language), ...surfaces.unread].sort(
    (one, other) => one.span[0] - other.span[0],
  );
  return {
    chips: inTextOrder(surfaces.chips),
    warnings: warningsOf(layers),
    lang,
    ...(unused.length > 0 && { unused }),
    ...(isMeaningless(understanding, layers, language) && { isMeaningless: true }),
  };
}

/** "Asdf qwer": no word is one of the language, and none imitates a sound. "No music": no word asks for one. */
function isMeaningless(understanding: Understanding, layers: readonly Layer[], language: Language): boolean {
  return (
    layers.every(({ origin }) => origin.by === 'texture') &&
    withoutNegated(understanding).mentions.every(
      ({ kind, text }) => kind === 'link' || (kind === 'unknown' && !language.isWord(text)),
    )
  );
}

function sourceChips({ id, source: { model, alternatives }, span: spans, origin }: Layer): Chip[] {
  const isGuess = origin.confidence < GUESS_BELOW;
  const { label } = getSource(model);
  return spans.map((span) => ({
    span,
    label: isGuess ? `closest to: ${label}` : label,
    layer: id,
    field: 'source',
    ...(alternatives.length > 0 && { alternatives }),
    kind: isGuess ? 'guessed' : 'source',
  }));
}

function inTextOrder(chips: readonly Chip[]): Chip[] {
  const seen = new Set<string>();
  return [...chips]
    .sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])
    .filter((chip) => {
      const key = `${chip.span[0]}-${chip.span[1]}-${chip.kind}-${chip.label}-${chip.layer ?? ''}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

function warningsOf(layers: readonly Layer[]): string[] {
  return layers.every((layer) => layer.origin.confidence < GUESS_BELOW) ? ['I guessed this one; pick what fits.'] : [];
}
