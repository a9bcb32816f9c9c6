import type { Scene } from '@whoosh/sound-scene';
import { momentLengthAt } from '../tag/measures';
import type { Token } from '../tokenise/tokens';
import { namingWords, type Item } from './items';
import { meaningOf, type Meaning } from './meaning';
import type { Context } from './piece-result';

/** Whether a sound is to be added. */
export function asksToAdd([first, ...others]: readonly Item[]): boolean {
  return first.kind === 'act' && first.act === 'add' && !others.some(({ kind }) => kind === 'measure');
}

/** "Mets la porte au début": the verb of adding also brings what is there to a moment. */
export function bringsNamed(
  tokens: readonly Token[],
  items: readonly Item[],
  scene: Scene,
  { language, grammar }: Context,
): boolean {
  if (!items.some(({ kind }) => kind === 'begin') || tokens.some(({ text }) => grammar.oneOf.has(text))) return false;
  return meaningOf(namingWords(items), scene, language).targets !== null;
}

/**
 * "Put an owl in the distance", "a scream at the end": a sound that is not there yet, said as one of its kind or with
 * its moment.
 */
export function asksForNew(tokens: readonly Token[], { unresolved }: Meaning, { language, grammar }: Context): boolean {
  const isSound =
    unresolved.length > 0 &&
    unresolved.every(
      ({ kind, entry }) => kind !== 'unknown' && (entry.noun?.source ?? entry.verb?.source) !== undefined,
    );
  return (
    isSound &&
    tokens.some(({ text }, index) => grammar.oneOf.has(text) || momentLengthAt(tokens, index, language.lexicon) > 0)
  );
}

/** "Another thunder at the end", "noch ein Donner": one more of what is there, at a moment of its own. */
export function asksForAnother(items: readonly Item[], { effects }: Meaning, { grammar }: Context): boolean {
  const isAnother = items.some(
    ({ kind, tokens: [first], ...item }) => grammar.another.has(first.text) || (kind === 'more' && 'by' in item),
  );
  return isAnother && effects.some(({ effect }) => effect.moment !== undefined);
}
