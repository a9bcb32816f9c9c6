import { type PackedNetwork, type Table, unpackAscending, unpackTable, unpackValues } from './packed-network';
import { hashOf, letterGroups, type ReaderWord } from './reader-word';
import { type Matrix, matrixOf, products } from './whole-products';

/** From which table a source that is known of a word takes its row. */
const OF_SOURCES = ['noun', 'verb', 'also', 'proposed'] as const;
const TABLE_OF = { noun: 'asNoun', verb: 'asVerb', also: 'besides', proposed: 'proposed' } as const;

/** The numbers that a word begins with: of its base form, its letter groups, its traits, what it is taken for. */
export class Embedding {
  private readonly words: Uint32Array;
  private readonly bias: Float64Array;
  private readonly ofWords: Table;
  private readonly letterGroups: Table;
  private readonly ofLetterGroups: Matrix;
  private readonly ofSources: readonly Table[];
  private readonly ofTraits: Table;
  private readonly ofLanguages: Table;
  private readonly numberOfTrait: ReadonlyMap<string, number>;

  constructor(
    private readonly packed: PackedNetwork,
    private readonly numberOfSource: ReadonlyMap<string, number>,
  ) {
    const { words, traits } = packed;
    this.words = unpackAscending(words);
    this.bias = unpackValues(packed, 'bias');
    this.ofWords = unpackTable(packed, 'words');
    this.letterGroups = unpackTable(packed, 'letterGroups');
    this.ofLetterGroups = matrixOf(unpackTable(packed, 'ofLetterGroups'));
    this.ofSources = OF_SOURCES.map((name) => unpackTable(packed, TABLE_OF[name]));
    this.ofTraits = unpackTable(packed, 'traits');
    this.ofLanguages = unpackTable(packed, 'languages');
    this.numberOfTrait = new Map(traits.map((trait, at) => [trait, at + 1]));
  }

  /** The states of all words, one after the other. */
  of(words: readonly ReaderWord[], language: string): Float64Array {
    const { width, languages } = this.packed;
    const states = products(this.ofLetterGroups, this.meanLetterGroups(words), {
      count: words.length,
      bias: this.bias,
    });
    const code = languages.indexOf(language);
    words.forEach((word, at) => {
      this.addKnown(states, at * width, word);
      if (code >= 0) addRow(states, at * width, this.ofLanguages, code);
    });
    return states;
  }

  private addKnown(states: Float64Array, start: number, word: ReaderWord): void {
    const row = word.keys.map((key) => placeOf(hashOf(key), this.words)).find((place) => place >= 0);
    if (row !== undefined) addRow(states, start, this.ofWords, row + 1);
    OF_SOURCES.forEach((name, at) => {
      const number = this.numberOfSource.get(word[name]?.replace(/^\?/, '') ?? '');
      if (number !== undefined) addRow(states, start, this.ofSources[at], number);
    });
    for (const trait of word.traits) {
      const number = this.numberOfTrait.get(trait);
      if (number !== undefined) addRow(states, start, this.ofTraits, number);
    }
  }

  /** A word that stands in the text again has the same. */
  private meanLetterGroups(words: readonly ReaderWord[]): Float64Array {
    const { columns } = this.letterGroups;
    const means = new Float64Array(words.length * columns);
    const starts = new Map<string, number>();
    words.forEach(({ keys, text }, at) => {
      if (keys.length === 0) return;
      const known = starts.get(text);
      if (known === undefined) this.addLetterGroups(means, at * columns, text);
      else means.copyWithin(at * columns, known, known + columns);
      starts.set(text, at * columns);
    });
    return means;
  }

  private addLetterGroups(means: Float64Array, start: number, text: string): void {
    const groups = letterGroups(text, this.packed.buckets);
    for (const group of groups) addRow(means, start, this.letterGroups, group, 1 / groups.length);
  }
}

function addRow(states: Float64Array, start: number, table: Table, row: number, share = 1): void {
  const { columns, values } = table;
  const scale = table.scale * share;
  for (let i = 0, from = row * columns; i < columns; i++) states[start + i] += scale * values[from + i];
}

/** Where a number stands among ascending ones, -1 if nowhere. */
function placeOf(wanted: number, numbers: Uint32Array): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = numbers[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
