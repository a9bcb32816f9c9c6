import type { Entry, Lemma, Lexicon, TrieNode, WordForm } from './lexicon';

/** Letters and digits of a phrase as the tokens have them: lower case, apostrophes kept, hyphens as spaces. */
export function keyWords(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .replace(/[-/]/g, ' ')
    .replace(/[’]/g, "'")
    .split(' ')
    .filter((word) => word !== '');
}

/** "a, b c, d" as ["a", "b c", "d"]. */
export function listWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const VOWELS = 'aeiou';

/** Base forms by taking endings off; only those that the caller knows are kept. */
export function detach(
  word: string,
  keep: (candidate: string) => boolean,
  irregular: ReadonlyMap<string, Lemma>,
): Lemma[] {
  const found: Lemma[] = [];
  const add = (text: string, form: WordForm) => {
    if (text.length > 1 && keep(text) && !found.some((lemma) => lemma.text === text)) found.push({ text, form });
  };
  const special = irregular.get(word);
  if (special) add(special.text, special.form);
  if (word.endsWith("'s")) add(word.slice(0, -2), 'base');
  if (word.endsWith("s'")) add(word.slice(0, -1), 's');
  if (word.length < 3) return found;
  if (word.endsWith('ies')) add(`${word.slice(0, -3)}y`, 's');
  if (word.endsWith('ves')) {
    add(`${word.slice(0, -3)}f`, 's');
    add(`${word.slice(0, -3)}fe`, 's');
  }
  if (word.endsWith('s') && !word.endsWith('ss')) add(word.slice(0, -1), 's');
  // "Buses" and "torches", but no "be" of "bees".
  if (/(?:[sxzo]|ch|sh)es$/.test(word)) add(word.slice(0, -2), 's');
  for (const [ending, form] of [
    ['ing', 'ing'],
    ['ed', 'ed'],
    ['est', 'er'],
    ['er', 'er'],
  ] as const) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    add(stem, form);
    add(`${stem}e`, form);
    if (stem.endsWith('i')) add(`${stem.slice(0, -1)}y`, form);
    if (ending === 'ing' && stem.endsWith('y')) add(`${stem.slice(0, -1)}ie`, form);
    const last = stem.charAt(stem.length - 1);
    if (last !== '' && !VOWELS.includes(last) && stem.charAt(stem.length - 2) === last) add(stem.slice(0, -1), form);
    if (stem.endsWith('ck')) add(stem.slice(0, -1), form);
  }
  return found;
}

/**
 * Never written. All ends of phrases share it, which most nodes are: a map for each would be a third of a lexicon's
 * memory.
 */
const NO_WORDS = new Map<string, TrieNode>();

/** Builds the trie of a lexicon. Entries of the same words join; what is added first keeps its fields. */
export class LexiconBuilder {
  /** @param cut phrases into words as the tokens of the language have them */
  constructor(private readonly cut: (phrase: string) => string[] = keyWords) {}

  private readonly root: TrieNode = { next: NO_WORDS };
  private readonly known = new Set<string>();

  add(phrase: string, entry: Entry): void {
    let node = this.root;
    for (const word of this.cut(phrase)) {
      this.known.add(word);
      node = node.next.get(word) ?? this.extend(node, word);
    }
    if (node !== this.root) node.entry = { ...entry, ...node.entry };
  }

  private extend(node: TrieNode, word: string): TrieNode {
    const end: TrieNode = { next: NO_WORDS };
    if (node.next === NO_WORDS) node.next = new Map();
    node.next.set(word, end);
    return end;
  }

  addAll(phrases: string, entry: Entry | ((phrase: string) => Entry)): void {
    for (const phrase of listWords(phrases)) this.add(phrase, typeof entry === 'function' ? entry(phrase) : entry);
  }

  /** Takes what an entry holds of one kind away. */
  drop(phrase: string, field: keyof Entry): void {
    const node = this.find(phrase);
    if (node?.entry) delete node.entry[field];
  }

  get(phrase: string): Entry | undefined {
    return this.find(phrase)?.entry;
  }

  private find(phrase: string): TrieNode | undefined {
    let node: TrieNode | undefined = this.root;
    for (const word of this.cut(phrase)) node = node?.next.get(word);
    return node;
  }

  build(
    irregular: ReadonlyMap<string, Lemma>,
    rest: Pick<Lexicon, 'impactByMaterial' | 'breakByMaterial' | 'isPlain' | 'alone' | 'skipped'>,
  ): Lexicon {
    const { root, known } = this;
    return {
      root,
      ...rest,
      has: (word) => known.has(word),
      words: () => known.values(),
      nouns: () =>
        [...root.next.values()].flatMap((node) => (node.entry?.noun?.source === undefined ? [] : [node.entry.noun])),
      lemmas: (word) => [{ text: word, form: 'base' }, ...detach(word, (candidate) => known.has(candidate), irregular)],
    };
  }
}
