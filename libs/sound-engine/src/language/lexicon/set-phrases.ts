/** Phrases of a language by their first word, the longer ones first. */
export type SetPhrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** @param phrases each as the words that its language's tokens have */
export function setPhrases(phrases: readonly (readonly string[])[]): SetPhrases {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const words of phrases) {
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const held of byFirst.values()) held.sort((a, b) => b.length - a.length);
  return byFirst;
}

/** How many tokens the longest of the phrases takes from a place on; 0 where none begins there. */
export function phraseLengthAt(
  tokens: readonly { readonly text: string }[],
  index: number,
  phrases: SetPhrases,
): number {
  const found = phrases
    .get(tokens[index]?.text ?? '')
    ?.find((words) => words.every((word, offset) => tokens[index + offset]?.text === word));
  return found?.length ?? 0;
}
