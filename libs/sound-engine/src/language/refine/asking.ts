import type { Scene } from '@whoosh/sound-scene';
import type { Entry } from '../lexicon/lexicon';
import type { TaggedToken } from '../tag/tagged-token';
import { meaningOf, type Meaning } from './meaning';
import type { Context } from './piece-result';
import { namingWords, said } from './said';

/** Whether a sound is to be added. */
export function asksToAdd([first, ...others]: readonly TaggedToken[]): boolean {
  const { change } = first.entry;
  return change?.kind === 'act' && change.act === 'add' && !said(others, 'measure');
}

/** "Mets la porte au début": the verb of adding also brings what is there to a moment. */
export function bringsNamed(items: readonly TaggedToken[], scene: Scene, context: Context): boolean {
  if (!said(items, 'begin') || items.some(isOneOf)) return false;
  return meaningOf(namingWords(items), scene, context).targets !== null;
}

/** "A dog", "some rain", "another one": of its kind. */
function isOneOf({ entry }: TaggedToken): boolean {
  return entry.isOne === true || isOneMore(entry);
}

function isOneMore({ change, isAnother }: Entry): boolean {
  return isAnother === true || (change?.kind === 'more' && change.by !== undefined);
}

/**
 * "Put an owl in the distance", "a scream at the end": a sound that is not there yet, said as one of its kind or with
 * its moment.
 */
export function asksForNew(items: readonly TaggedToken[], { unresolved }: Meaning): boolean {
  const isSound =
    unresolved.length > 0 &&
    unresolved.every(
      ({ kind, entry }) => kind !== 'unknown' && (entry.noun?.source ?? entry.verb?.source) !== undefined,
    );
  return isSound && items.some((item) => isOneOf(item) || item.entry.effect?.moment !== undefined);
}

/** "Another thunder at the end", "noch ein Donner": one more of what is there, at a moment of its own. */
export function asksForAnother(items: readonly TaggedToken[], { effects }: Meaning): boolean {
  return items.some(({ entry }) => isOneMore(entry)) && effects.some(({ effect }) => effect.moment !== undefined);
}
