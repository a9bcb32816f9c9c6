import type { Lexicon } from '../lexicon/lexicon';
import type { Token } from './tokens';

/**
 * "BottleFallShatter": of the words of a name that stand together, each deed after a first one comes after it, as if an
 * arrow stood between them.
 * @param parts of one word, in its order
 */
export function courseOfName(parts: readonly Token[], lexicon: Lexicon): Token[] {
  // Who does it, or what it is done to, is named first.
  const deeds = parts.slice(1).filter(({ text }) => isDeed(text, lexicon));
  return parts.flatMap((part): Token[] =>
    deeds.indexOf(part) > 0 ? [{ text: '->', start: part.start, end: part.start, kind: 'mark' }, part] : [part],
  );
}

/** A word that says what happens and is not the name of a thing. */
function isDeed(word: string, lexicon: Lexicon): boolean {
  const { verb, noun } = lexicon.root.next.get(word)?.entry ?? {};
  return verb !== undefined && (noun === undefined || noun.isEvent === true);
}
