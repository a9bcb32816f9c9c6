import { listWords } from './word-lists';

/** The words of a phrase, as its language's tokens have them, and what it says. */
export type Phrase<Value> = readonly [words: readonly string[], value: Value];

/** Phrases and what each says, by their first word, the longer ones first. */
export type SetPhrases<Value = 1> = ReadonlyMap<string, readonly Phrase<Value>[]>;

/** @param phrases of those with the same words the first holds */
export function setPhrases<Value>(phrases: readonly Phrase<Value>[]): SetPhrases<Value> {
  const byFirst = new Map<string, Phrase<Value>[]>();
  for (const phrase of phrases) {
    const [[first = '']] = phrase;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  for (const held of byFirst.values()) held.sort(([a], [b]) => b.length - a.length);
  return byFirst;
}

/** Phrases of a list with commas between them that all say the same. */
export function saying<Value>(
  list: string,
  value: Value,
  cut = (phrase: string): string[] => phrase.split(' '),
): Phrase<Value>[] {
  return listWords(list).map((phrase) => [cut(phrase), value]);
}

/** The longest of the phrases that begins at a place: how many tokens it takes, and what it says. */
export function phraseAt<Value>(
  tokens: readonly { readonly text: string }[],
  index: number,
  phrases: SetPhrases<Value>,
): { length: number; value: Value } | undefined {
  const [words, value] =
    phrases
      .get(tokens[index]?.text ?? '')
      ?.find(([words]) => words.every((word, offset) => tokens[index + offset]?.text === word)) ?? [];
  return words === undefined || value === undefined ? undefined : { length: words.length, value };
}
