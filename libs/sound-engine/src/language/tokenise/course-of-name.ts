import { type Construction, firstReading } from '../construction';
import type { Lexicon } from '../lexicon/lexicon';
import type { Token } from './tokens';

/** The words of a name that stand together, in its order. */
interface SaidTogether {
  parts: readonly Token[];
  lexicon: Lexicon;
}

/** What the words of a name say together that they do not say one by one. */
export const NAME_CONSTRUCTIONS: readonly Construction<SaidTogether, Token[]>[] = [
  {
    name: 'deeds of a name',
    pattern: 'thing + deed + deed',
    examples: { 'PlateFallShatter.wav': ['impact_ceramic', '>', 'glass_break'] },
    read: deedsInTurn,
  },
];

/** The words of a name, with what stands between them unsaid. */
export function courseOfName(parts: readonly Token[], lexicon: Lexicon): readonly Token[] {
  return firstReading(NAME_CONSTRUCTIONS, { parts, lexicon }) ?? parts;
}

/** "BottleFallShatter": each deed after a first one comes after it, as if an arrow stood between them. */
function deedsInTurn({ parts, lexicon }: SaidTogether): Token[] | undefined {
  // Who does it, or what it is done to, is named first.
  const [, ...later] = parts.slice(1).filter(({ text }) => isDeed(text, lexicon));
  if (later.length === 0) return undefined;
  return parts.flatMap((part): Token[] =>
    later.includes(part) ? [{ text: '->', start: part.start, end: part.start, kind: 'mark' }, part] : [part],
  );
}

/** A word that says what happens and is not the name of a thing. */
function isDeed(word: string, lexicon: Lexicon): boolean {
  const { verb, noun } = lexicon.entry(word) ?? {};
  return verb !== undefined && (noun === undefined || noun.isEvent === true);
}
