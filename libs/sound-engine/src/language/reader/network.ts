import { exp, log as ln } from '../../dsp/exact-math';
import {
  type Matrix,
  type PackedNetwork,
  type Table,
  unpackAscending,
  unpackMatrix,
  unpackTable,
} from './packed-network';
import { hashOf, letterGroups, type ReaderWord } from './reader-word';

/** What a word tells of. */
export interface WordReading {
  word: ReaderWord;
  /** Natural logarithms of the shares: of silence first, then of each source; empty where it can tell of none. */
  shares: Float64Array;
  /** Natural logarithms of the shares of: tells of no sound, begins to tell of one, tells on of the same one. */
  telling: readonly [none: number, begins: number, goesOn: number];
}

/** Words that are read at once; a longer text is read in pieces of at most so many, cut where a sentence ends. */
const LONGEST_PIECE = 48;
const SENTENCE_END = /^[.!?;\n。]$/u;
/** How far apart words may stand for the distance between them to count. */
const FURTHEST = 16;
const SMALLEST_MEAN_SQUARE = 1e-6;

const NO_SHARES = new Float64Array(0);

/** Of which a few rows are looked up for a word. */
const TABLES: ReadonlySet<string> = new Set([
  ...['words', 'letterGroups', 'asNoun', 'asVerb', 'besides', 'proposed', 'traits', 'languages'],
]);

/**
 * Says of each word of a text which source it tells of where it stands: an embedding of each word (its base form, its
 * letter groups, its traits, what lexicon and rules take it for), two layers of gated convolution (Dauphin et al. 2017)
 * and self-attention with relative positions (Shaw et al. 2018), and a share for silence and for each source. Learnt
 * from labelled descriptions by tools/senses/reader. Sums run in a fixed order and exponentials are exact, so that
 * every JavaScript engine reads alike.
 */
export class ReaderNetwork {
  readonly sources: readonly string[];
  private readonly matrices: Readonly<Record<string, Matrix>>;
  private readonly tables: Readonly<Record<string, Table>>;
  private readonly words: Uint32Array;
  private readonly numberOfSource: ReadonlyMap<string, number>;
  private readonly numberOfTrait: ReadonlyMap<string, number>;
  private readonly width: number;

  constructor(private readonly packed: PackedNetwork) {
    this.sources = packed.sources;
    this.width = packed.width;
    this.words = unpackAscending(packed.words);
    const all = Object.entries(packed.matrices);
    this.matrices = Object.fromEntries(
      all.filter(([name]) => !TABLES.has(name)).map(([name, matrix]) => [name, unpackMatrix(matrix)]),
    );
    this.tables = Object.fromEntries(
      all.filter(([name]) => TABLES.has(name)).map(([name, matrix]) => [name, unpackTable(matrix)]),
    );
    this.numberOfSource = new Map(packed.sources.map((source, at) => [source, at + 1]));
    this.numberOfTrait = new Map(packed.traits.map((trait, at) => [trait, at + 1]));
  }

  /** Number of a source among the shares of a word, or undefined where it was not learnt. */
  shareNumberOf(source: string): number | undefined {
    return this.numberOfSource.get(source);
  }

  read(words: readonly ReaderWord[], language: string): WordReading[] {
    return piecesOf(words).flatMap((piece) => this.readPiece(piece, language));
  }

  private readPiece(words: readonly ReaderWord[], language: string): WordReading[] {
    let states = words.map((word) => this.embed(word, language));
    for (let layer = 0; layer < this.packed.layers; layer++) {
      states = this.convolve(states, layer);
      states = this.attend(states, layer);
    }
    return this.readings(
      words,
      states.map((state) => normalised(state)),
    );
  }

  private readings(words: readonly ReaderWord[], states: readonly Float64Array[]): WordReading[] {
    const tellings = this.times(states, 'telling', this.matrix('tellingBias').values).map(logShares);
    const content = states.filter((_, at) => words[at].isContent);
    const scores = this.times(this.times(content, 'out'), 'sources', this.matrix('sourceBias').values);
    let told = 0;
    return words.map((word, at) => {
      const [none, begins, goesOn] = tellings[at];
      return { word, shares: word.isContent ? logShares(scores[told++]) : NO_SHARES, telling: [none, begins, goesOn] };
    });
  }

  private embed(word: ReaderWord, language: string): Float64Array {
    const state = Float64Array.from(this.matrix('bias').values);
    const row = word.keys.map((key) => placeOf(hashOf(key), this.words)).find((place) => place >= 0);
    if (row !== undefined) this.addRow(state, 'words', row + 1);
    if (word.keys.length > 0) this.addLetterGroups(state, word.text);
    for (const [name, source] of [
      ['asNoun', word.noun],
      ['asVerb', word.verb],
      ['besides', word.also],
      ['proposed', word.proposed],
    ] as const) {
      const number = source === undefined ? undefined : this.numberOfSource.get(source.replace(/^\?/, ''));
      if (number !== undefined) this.addRow(state, name, number);
    }
    for (const trait of word.traits) {
      const number = this.numberOfTrait.get(trait);
      if (number !== undefined) this.addRow(state, 'traits', number);
    }
    const code = this.packed.languages.indexOf(language);
    if (code >= 0) this.addRow(state, 'languages', code);
    return state;
  }

  private addLetterGroups(state: Float64Array, text: string): void {
    const groups = letterGroups(text, this.packed.buckets);
    const sum = new Float64Array(this.table('letterGroups').columns);
    for (const group of groups) this.addRow(sum, 'letterGroups', group);
    const [said] = this.times([sum.map((value) => value / groups.length)], 'ofLetterGroups');
    add(state, said);
  }

  /** A gated linear unit over each word and those beside it, added to the word. */
  private convolve(states: readonly Float64Array[], layer: number): Float64Array[] {
    const { reach } = this.packed;
    const seen = states.map((state) => normalised(state, this.matrix(`gain${layer}`).values));
    const besides = states.map((_, at) => {
      const beside = new Float64Array((2 * reach + 1) * this.width);
      for (let step = -reach; step <= reach; step++)
        if (seen[at + step]) beside.set(seen[at + step], (step + reach) * this.width);
      return beside;
    });
    const gated = this.times(besides, `convolution${layer}`, this.matrix(`convolutionBias${layer}`).values).map(gate);
    const said = this.times(gated, `afterConvolution${layer}`);
    return states.map((state, at) => add(state, said[at]));
  }

  /** What the other words say, each weighed by how much it matters to this one, added to the word. */
  private attend(states: readonly Float64Array[], layer: number): Float64Array[] {
    const seen = states.map((state) => normalised(state, this.matrix(`attentionGain${layer}`).values));
    const queries = this.times(seen, `queries${layer}`);
    const keys = this.times(seen, `keys${layer}`);
    const values = this.times(seen, `values${layer}`);
    const distances = this.matrix(`distances${layer}`);
    const size = this.width / this.packed.heads;
    const heardBy = states.map(() => new Float64Array(this.width));
    for (let head = 0; head < this.packed.heads; head++) {
      const ofHead = distances.values.subarray(head * distances.columns, (head + 1) * distances.columns);
      heard(heardBy, { queries, keys, values, distances: ofHead, from: head * size, size });
    }
    const said = this.times(heardBy, `afterAttention${layer}`);
    return states.map((state, at) => add(state, said[at]));
  }

  private times(states: readonly Float64Array[], name: string, bias?: Float64Array): Float64Array[] {
    return products(this.matrix(name), states, bias);
  }

  private addRow(state: Float64Array, name: string, row: number): void {
    const { columns, scale, values } = this.table(name);
    const start = row * columns;
    for (let i = 0; i < columns; i++) state[i] = state[i] + scale * values[start + i];
  }

  private table(name: string): Table {
    const found = this.tables[name];
    if (!found) throw new Error(`The reading network has no ${name}.`);
    return found;
  }

  private matrix(name: string): Matrix {
    const found = this.matrices[name];
    if (!found) throw new Error(`The reading network has no ${name}.`);
    return found;
  }
}

function piecesOf(words: readonly ReaderWord[]): ReaderWord[][] {
  const pieces: ReaderWord[][] = [];
  for (let from = 0; from < words.length;) {
    const most = words.slice(from, from + LONGEST_PIECE);
    const ends = most.map(({ text }) => SENTENCE_END.test(text)).lastIndexOf(true) + 1;
    const length = from + LONGEST_PIECE < words.length && ends > 0 ? ends : most.length;
    pieces.push(most.slice(0, length));
    from += length;
  }
  return pieces;
}

/**
 * The products of a stored matrix, whose rows are the outputs, and each state: row by row for all of them, so that what
 * is read of the matrix stays near the processor.
 */
function products(matrix: Matrix, states: readonly Float64Array[], bias?: Float64Array): Float64Array[] {
  const { rows, columns, values } = matrix;
  const found = states.map(() => (bias ? bias.slice() : new Float64Array(rows)));
  const whole = rows - (rows % ROWS_AT_ONCE);
  for (let row = 0; row < whole; row += ROWS_AT_ONCE)
    for (let at = 0; at < states.length; at++) addFourRows(found[at], row, values, states[at], columns);
  for (let row = whole; row < rows; row++)
    for (let at = 0; at < states.length; at++) found[at][row] += dot(states[at], values, 0, columns, row * columns);
  return found;
}

const ROWS_AT_ONCE = 4;

function addFourRows(
  found: Float64Array,
  row: number,
  values: Float64Array,
  state: Float64Array,
  columns: number,
): void {
  const second = columns;
  const third = 2 * columns;
  const fourth = 3 * columns;
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0, at = row * columns; i < columns; i++, at++) {
    const value = state[i];
    a += value * values[at];
    b += value * values[at + second];
    c += value * values[at + third];
    d += value * values[at + fourth];
  }
  found[row] += a;
  found[row + 1] += b;
  found[row + 2] += c;
  found[row + 3] += d;
}

/** The first half of the numbers, each times the logistic function of one of the second half. */
function gate(both: Float64Array): Float64Array {
  const found = new Float64Array(both.length / 2);
  for (let i = 0; i < found.length; i++) found[i] = both[i] / (1 + exp(-both[found.length + i]));
  return found;
}

/** One head of the attention: queries, keys and values of all words, of which it looks at `size` numbers. */
interface Head {
  queries: readonly Float64Array[];
  keys: readonly Float64Array[];
  values: readonly Float64Array[];
  /** What each distance adds to a score. */
  distances: Float64Array;
  from: number;
  size: number;
}

/** Adds what the other words say to each word, each weighed by its score. */
function heard(into: readonly Float64Array[], { queries, keys, values, distances, from, size }: Head): void {
  const scores = new Float64Array(keys.length);
  const scale = 1 / Math.sqrt(size);
  for (let at = 0; at < into.length; at++) {
    for (let other = 0; other < keys.length; other++) {
      const distance = Math.max(-FURTHEST, Math.min(FURTHEST, other - at)) + FURTHEST;
      scores[other] = dot(queries[at], keys[other], from, size) * scale + distances[distance];
    }
    const shares = logShares(scores);
    for (let other = 0; other < keys.length; other++) {
      const weight = exp(shares[other]);
      for (let i = from; i < from + size; i++) into[at][i] += weight * values[other][i];
    }
  }
}

function add(state: Float64Array, other: Float64Array): Float64Array {
  for (let i = 0; i < state.length; i++) state[i] = state[i] + other[i];
  return state;
}

/** Sum of products of `size` numbers from `from` on, those of `b` so many places later. */
function dot(a: Float64Array, b: Float64Array, from: number, size: number, later = 0): number {
  let sum = 0;
  for (let i = from; i < from + size; i++) sum += a[i] * b[i + later];
  return sum;
}

/** Divided by the root of the mean square (Zhang and Sennrich 2019), each number times its gain. */
function normalised(state: Float64Array, gain?: Float64Array): Float64Array {
  const mean = dot(state, state, 0, state.length) / state.length;
  const factor = 1 / Math.sqrt(mean + SMALLEST_MEAN_SQUARE);
  const found = new Float64Array(state.length);
  for (let i = 0; i < state.length; i++) found[i] = state[i] * factor * (gain ? gain[i] : 1);
  return found;
}

/** Scores less the logarithm of the sum of their exponentials. */
function logShares(scores: Float64Array): Float64Array {
  let most = -Infinity;
  for (let i = 0; i < scores.length; i++) most = Math.max(most, scores[i]);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) sum += exp(scores[i] - most);
  const total = most + ln(sum);
  const shares = new Float64Array(scores.length);
  for (let i = 0; i < scores.length; i++) shares[i] = scores[i] - total;
  return shares;
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
