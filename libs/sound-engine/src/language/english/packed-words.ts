/**
 * Sorted words, each as how many letters it shares with the one before (at most 9) and the rest: "0bark4er4ing". A
 * third smaller to load than the words.
 */
export function unpackWords(packed: string): string[] {
  const words: string[] = [];
  for (const [, shared, rest = ''] of packed.matchAll(/(\d)([a-z]*)/g))
    words.push((words[words.length - 1] ?? '').slice(0, Number(shared)) + rest);
  return words;
}
