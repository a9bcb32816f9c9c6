import { type PackedNetwork, unpackTable, unpackValues } from './packed-network';
import { gated, toShares } from './shares';
import { type Matrix, matrixOf, products } from './whole-products';

/** How far apart words may stand for the distance between them to count. */
const FURTHEST = 16;
const SMALLEST_MEAN_SQUARE = 1e-6;

/**
 * One layer of the reading network: gated convolution (Dauphin et al. 2017), then self-attention with relative
 * positions (Shaw et al. 2018), each added to the states of the words.
 */
export class Layer {
  private readonly width: number;
  private readonly reach: number;
  private readonly heads: number;
  private readonly gain: Float64Array;
  private readonly convolution: Matrix;
  private readonly convolutionBias: Float64Array;
  private readonly afterConvolution: Matrix;
  private readonly attentionGain: Float64Array;
  private readonly queries: Matrix;
  private readonly keys: Matrix;
  private readonly values: Matrix;
  private readonly distances: Float64Array;
  private readonly afterAttention: Matrix;

  /** @param number of the layer, from 0 on */
  constructor(packed: PackedNetwork, number: number) {
    const factors = (name: string) => matrixOf(unpackTable(packed, name));
    const numbers = (name: string) => unpackValues(packed, name);
    this.width = packed.width;
    this.reach = packed.reach;
    this.heads = packed.heads;
    this.gain = numbers(`gain${number}`);
    this.convolution = factors(`convolution${number}`);
    this.convolutionBias = numbers(`convolutionBias${number}`);
    this.afterConvolution = factors(`afterConvolution${number}`);
    this.attentionGain = numbers(`attentionGain${number}`);
    this.queries = factors(`queries${number}`);
    this.keys = factors(`keys${number}`);
    this.values = factors(`values${number}`);
    this.distances = numbers(`distances${number}`);
    this.afterAttention = factors(`afterAttention${number}`);
  }

  /** Adds to the states of `count` words what they say together. */
  addTo(states: Float64Array, count: number): void {
    this.convolve(states, count);
    this.attend(states, count);
  }

  /** A gated linear unit over each word and those beside it. */
  private convolve(states: Float64Array, count: number): void {
    const { width, reach } = this;
    // Words that stand beside one another stand so in memory: each is seen with its neighbours where they begin.
    const seen = new Float64Array((count + 2 * reach) * width);
    seen.set(normalised(states, width, this.gain), reach * width);
    const both = products(this.convolution, seen, { count, stride: width, bias: this.convolutionBias });
    add(states, products(this.afterConvolution, gated(both, width), { count }));
  }

  /** What the other words say, each weighed by how much it matters to this one. */
  private attend(states: Float64Array, count: number): void {
    const { width, heads } = this;
    const seen = normalised(states, width, this.attentionGain);
    const [queries, keys, values] = [this.queries, this.keys, this.values].map((one) => products(one, seen, { count }));
    const heard = new Float64Array(count * width);
    const size = width / heads;
    for (let head = 0; head < heads; head++) {
      const distances = this.distances.subarray(head * (2 * FURTHEST + 1), (head + 1) * (2 * FURTHEST + 1));
      addHeard(heard, { queries, keys, values, distances, from: head * size, size, width });
    }
    add(states, products(this.afterAttention, heard, { count }));
  }
}

/**
 * One head of the attention: queries, keys and values of all words, of which it looks at `size` numbers, whole fours.
 */
interface Head {
  queries: Float64Array;
  keys: Float64Array;
  values: Float64Array;
  /** What each distance adds to a score. */
  distances: Float64Array;
  from: number;
  size: number;
  /** How far apart the words stand. */
  width: number;
}

/** Numbers that are summed side by side: a sum waits for each of its additions. */
const AT_ONCE = 4;

/** Adds what the other words say to each word, each weighed by its score. */
function addHeard(into: Float64Array, head: Head): void {
  const { values, from, size, width } = head;
  const shares = new Float64Array(values.length / width);
  for (let start = from; start < into.length; start += width) {
    scoresFor(start, head, shares);
    toShares(shares);
    for (let i = 0; i < size; i += AT_ONCE) addFour(into, start + i, shares, values, from + i, width);
  }
}

/** How much each of the other words matters to the one that stands at `start`. */
function scoresFor(start: number, { queries, keys, distances, from, size, width }: Head, scores: Float64Array): void {
  const scale = 1 / Math.sqrt(size);
  const own = (start - from) / width;
  const last = scores.length - 1;
  for (let at = 0; at <= last; at += AT_ONCE) {
    const second = Math.min(at + 1, last);
    const third = Math.min(at + 2, last);
    const fourth = Math.min(at + 3, last);
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let i = 0; i < size; i++) {
      const query = queries[start + i];
      a += query * keys[from + at * width + i];
      b += query * keys[from + second * width + i];
      c += query * keys[from + third * width + i];
      d += query * keys[from + fourth * width + i];
    }
    scores[at] = a;
    scores[second] = b;
    scores[third] = c;
    scores[fourth] = d;
  }
  for (let at = 0; at <= last; at++)
    scores[at] = scores[at] * scale + distances[Math.max(-FURTHEST, Math.min(FURTHEST, at - own)) + FURTHEST];
}

/** Adds four neighbouring numbers of all words, each word's times its share. */
function addFour(
  into: Float64Array,
  to: number,
  shares: Float64Array,
  values: Float64Array,
  from: number,
  width: number,
): void {
  let [a, b, c, d] = [into[to], into[to + 1], into[to + 2], into[to + 3]];
  for (let at = 0, other = from; at < shares.length; at++, other += width) {
    const share = shares[at];
    a += share * values[other];
    b += share * values[other + 1];
    c += share * values[other + 2];
    d += share * values[other + 3];
  }
  into[to] = a;
  into[to + 1] = b;
  into[to + 2] = c;
  into[to + 3] = d;
}

function add(states: Float64Array, others: Float64Array): void {
  for (let i = 0; i < states.length; i++) states[i] += others[i];
}

/** Each state divided by the root of its mean square (Zhang and Sennrich 2019), each number times its gain. */
export function normalised(states: Float64Array, width: number, gain?: Float64Array): Float64Array {
  const found = new Float64Array(states.length);
  for (let start = 0; start < states.length; start += width) {
    let squares = 0;
    for (let i = 0; i < width; i++) squares += states[start + i] * states[start + i];
    const factor = 1 / Math.sqrt(squares / width + SMALLEST_MEAN_SQUARE);
    for (let i = 0; i < width; i++) found[start + i] = states[start + i] * factor * (gain ? gain[i] : 1);
  }
  return found;
}
