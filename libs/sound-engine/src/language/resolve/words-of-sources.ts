import { CATALOGUE, featuresOf } from '../../catalogue';

/**
 * English words by the sources that the catalogue lists them for: every sense of a word, not only its most usual one.
 */
export interface WordsOfSources {
  /** Sources that have it among their nouns, the catalogue's order. */
  nouns: ReadonlyMap<string, readonly string[]>;
  /** Sources that have it among their verbs. */
  verbs: ReadonlyMap<string, readonly string[]>;
  /** Sources that do it while they are heard as themselves. */
  deeds: ReadonlyMap<string, readonly string[]>;
}

let built: WordsOfSources | undefined;

export function wordsOfSources(): WordsOfSources {
  built ??= build();
  return built;
}

function build(): WordsOfSources {
  const nouns = new Map<string, string[]>();
  const verbs = new Map<string, string[]>();
  const deeds = new Map<string, string[]>();
  for (const source of CATALOGUE) {
    for (const word of source.nouns) add(nouns, word, source.id);
    for (const word of source.verbs) add(verbs, word, source.id);
    for (const word of featuresOf(source.id)?.deeds ?? []) add(deeds, word, source.id);
  }
  return { nouns, verbs, deeds };
}

function add(index: Map<string, string[]>, word: string, source: string): void {
  const sources = index.get(word);
  if (sources) sources.push(source);
  else index.set(word, [source]);
}
