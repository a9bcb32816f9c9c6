/** Words whose result is kept: those of some hundred texts. */
const MOST_WORDS = 4096;

/** What is found out for a word, kept for the next time: a text asks for the same word at each step of its reading. */
export function remembered<Result>(find: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (word) => {
    const kept = known.get(word);
    if (kept) return kept.result;
    if (known.size >= MOST_WORDS) known.clear();
    const result = find(word);
    known.set(word, { result });
    return result;
  };
}
