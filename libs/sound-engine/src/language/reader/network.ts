import { Embedding } from './embedding';
import { Layer, normalised } from './layer';
import { type PackedNetwork, unpackTable, unpackValues } from './packed-network';
import type { ReaderWord } from './reader-word';
import { logShares } from './shares';
import { type Matrix, matrixOf, products } from './whole-products';

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

const NO_SHARES = new Float64Array(0);

/**
 * Says of each word of a text which source it tells of where it stands: an embedding of each word (its base form, its
 * letter groups, its traits, what lexicon and rules take it for), two layers of convolution and attention, and a share
 * for silence and for each source. Learnt from labelled descriptions by tools/senses/network. The matrices' sums are of
 * whole numbers, the others run in a fixed order, and exponentials are of sums and products, so that every JavaScript
 * engine reads alike.
 */
export class ReaderNetwork {
  readonly sources: readonly string[];
  private readonly width: number;
  private readonly numberOfSource: ReadonlyMap<string, number>;
  private readonly embedding: Embedding;
  private readonly layers: readonly Layer[];
  private readonly telling: Matrix;
  private readonly tellingBias: Float64Array;
  private readonly out: Matrix;
  private readonly ofSources: Matrix;
  private readonly sourceBias: Float64Array;

  constructor(packed: PackedNetwork) {
    this.sources = packed.sources;
    this.width = packed.width;
    this.numberOfSource = new Map(packed.sources.map((source, at) => [source, at + 1]));
    this.embedding = new Embedding(packed, this.numberOfSource);
    this.layers = Array.from({ length: packed.layers }, (_, number) => new Layer(packed, number));
    this.telling = matrixOf(unpackTable(packed, 'telling'));
    this.tellingBias = unpackValues(packed, 'tellingBias');
    this.out = matrixOf(unpackTable(packed, 'out'));
    this.ofSources = matrixOf(unpackTable(packed, 'sources'));
    this.sourceBias = unpackValues(packed, 'sourceBias');
  }

  /** Number of a source among the shares of a word, or undefined where it was not learnt. */
  shareNumberOf(source: string): number | undefined {
    return this.numberOfSource.get(source);
  }

  /** What each word tells of; a piece that stands in the text again tells the same. */
  read(words: readonly ReaderWord[], language: string): WordReading[] {
    const known = new Map<string, WordReading[]>();
    return piecesOf(words).flatMap((piece) => {
      const key = JSON.stringify(piece.map((word) => ({ ...word, span: undefined })));
      const readings = known.get(key) ?? this.readPiece(piece, language);
      known.set(key, readings);
      return piece.map((word, at) => ({ ...readings[at], word }));
    });
  }

  private readPiece(words: readonly ReaderWord[], language: string): WordReading[] {
    const states = this.embedding.of(words, language);
    for (const layer of this.layers) layer.addTo(states, words.length);
    return this.readings(words, normalised(states, this.width));
  }

  private readings(words: readonly ReaderWord[], states: Float64Array): WordReading[] {
    const tellings = products(this.telling, states, { count: words.length, bias: this.tellingBias });
    const scores = this.sourceScores(words, states);
    let told = 0;
    return words.map((word, at) => {
      const [none = 0, begins = 0, goesOn = 0] = logShares(rowOf(tellings, at, this.telling));
      const shares = word.isContent ? logShares(rowOf(scores, told++, this.ofSources)) : NO_SHARES;
      return { word, shares, telling: [none, begins, goesOn] };
    });
  }

  /** Of those words that can tell of a sound. */
  private sourceScores(words: readonly ReaderWord[], states: Float64Array): Float64Array {
    const telling = [...words.keys()].filter((at) => words[at]?.isContent);
    const count = telling.length;
    const seen = new Float64Array(count * this.width);
    telling.forEach((at, to) => seen.set(states.subarray(at * this.width, (at + 1) * this.width), to * this.width));
    return products(this.ofSources, products(this.out, seen, { count }), { count, bias: this.sourceBias });
  }
}

/** The products of one state. */
function rowOf(found: Float64Array, at: number, { rows, width }: Matrix): Float64Array {
  return found.subarray(at * width, at * width + rows);
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
