import type { Entry, Lemma, Lexicon, TrieNode, WordForm } from './lexicon';
import { remembered } from './remembered';
import { keyWords, listWords } from './word-lists';

/** Endings of the third person and the plural, with what stands in their place in the base form. */
const PLURAL_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/(?<!s)s$/, ''],
  // "Buses" and "torches", but no "be" of "bees".
  [/(?<=[sxzo]|ch|sh)es$/, ''],
];

const VERB_ENDINGS = [
  ['ing', 'ing'],
  ['ed', 'ed'],
  ['est', 'er'],
  ['er', 'er'],
] as const;

/** Stems before such an ending, with what stands in place of their end in the base form. */
const STEM_ENDINGS: readonly (readonly [RegExp, string, WordForm?])[] = [
  [/$/, ''],
  [/$/, 'e'],
  [/i$/, 'y'],
  [/y$/, 'ie', 'ing'],
  // "Running".
  [/(?<=([^aeiou]))\1$/, ''],
  [/(?<=c)k$/, ''],
];

/** Base forms by taking endings off; only those that the caller knows are kept. */
export function detach(
  word: string,
  keep: (candidate: string) => boolean,
  irregular: ReadonlyMap<string, Lemma>,
): Lemma[] {
  const special = irregular.get(word);
  const found = new Map<string, WordForm>();
  for (const { text, form } of [...(special ? [special] : []), ...bases(word)])
    if (text.length > 1 && !found.has(text) && keep(text)) found.set(text, form);
  return Array.from(found, ([text, form]) => ({ text, form }));
}

function bases(word: string): Lemma[] {
  const owner: Lemma[] = [];
  if (word.endsWith("'s")) owner.push({ text: word.slice(0, -2), form: 'base' });
  if (word.endsWith("s'")) owner.push({ text: word.slice(0, -1), form: 's' });
  if (word.length < 3) return owner;
  const many = (word.endsWith('s') ? PLURAL_ENDINGS : [])
    .filter(([ending]) => ending.test(word))
    .map(([ending, base]): Lemma => ({
      text: word.replace(ending, base),
      form: 's',
    }));
  const done = VERB_ENDINGS.filter(([ending]) => word.endsWith(ending) && word.length >= ending.length + 2).flatMap(
    ([ending, form]) => stems(word.slice(0, -ending.length), form),
  );
  return [...owner, ...many, ...done];
}

function stems(stem: string, form: WordForm): Lemma[] {
  return STEM_ENDINGS.filter(([ending, , only]) => (only ?? form) === form && ending.test(stem)).map(
    ([ending, base]) => ({ text: stem.replace(ending, base), form }),
  );
}

/** What a plural may be of, whether or not there is such a word. */
export function singulars(word: string): string[] {
  const stems = [word.slice(0, -1)];
  if (/(?:[sxzo]|ch|sh)es$/.test(word)) stems.push(word.slice(0, -2));
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  return stems;
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
    if (node !== this.root) node.entry = node.entry === undefined ? { ...entry } : { ...entry, ...node.entry };
  }

  private extend(node: TrieNode, word: string): TrieNode {
    const end: TrieNode = { next: NO_WORDS };
    if (node.next === NO_WORDS) node.next = new Map();
    node.next.set(word, end);
    return end;
  }

  addAll(phrases: string, entry: Entry): void {
    for (const phrase of listWords(phrases)) this.add(phrase, entry);
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
    rest: Omit<Lexicon, 'root' | 'entry' | 'has' | 'words' | 'lemmas'>,
  ): Lexicon {
    const { root, known } = this;
    return {
      root,
      ...rest,
      entry: (word) => root.next.get(word)?.entry,
      has: (word) => known.has(word),
      words: () => known.values(),
      lemmas: remembered((word) => [
        { text: word, form: 'base' },
        ...detach(word, (candidate) => known.has(candidate), irregular),
      ]),
    };
  }
}
