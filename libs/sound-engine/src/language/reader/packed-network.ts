import { fromBase64 } from './base64';

/**
 * A matrix of signed bytes, row by row; a value is its byte times `scale`. Small bytes are characters, which compress
 * better than base64: each counts from `zero`.
 */
export interface PackedMatrix {
  columns: number;
  scale: number;
  /** Base64, or with `zero` a character for each byte. */
  values: string;
  /** The character of 0. */
  zero?: string;
}

/** The reading network as it is stored. */
export interface PackedNetwork {
  /** Numbers that stand for a word. */
  width: number;
  heads: number;
  /** Words to either side that a convolution sees. */
  reach: number;
  layers: number;
  /** Numbers of letter groups. */
  buckets: number;
  /** What it was learnt from. */
  learntFrom: readonly unknown[];
  sources: readonly string[];
  traits: readonly string[];
  languages: readonly string[];
  /** Hashes of the words that it knows, ascending, each less the one before it, as numbers of variable length. */
  words: string;
  matrices: Readonly<Record<string, PackedMatrix>>;
}

/** A matrix as it is stored, unpacked: a value is its byte times `scale`. */
export interface Table {
  columns: number;
  scale: number;
  values: Int8Array;
}

/** @throws Error where the network has no matrix of this name */
export function unpackTable({ matrices }: Pick<PackedNetwork, 'matrices'>, name: string): Table {
  const found = matrices[name];
  if (!found) throw new Error(`The reading network has no ${name}.`);
  return { columns: found.columns, scale: found.scale, values: bytesOf(found) };
}

/** The values of a matrix row by row. */
export function unpackValues(packed: Pick<PackedNetwork, 'matrices'>, name: string): Float64Array {
  const { scale, values } = unpackTable(packed, name);
  return Float64Array.from(values, (byte) => byte * scale);
}

function bytesOf({ values, zero }: PackedMatrix): Int8Array {
  if (zero === undefined) return fromBase64(values);
  const bytes = new Int8Array(values.length);
  const ofZero = zero.charCodeAt(0);
  for (let at = 0; at < bytes.length; at++) bytes[at] = values.charCodeAt(at) - ofZero;
  return bytes;
}

/** Unsigned numbers of variable length (LEB128): seven bits a byte, the highest bit tells that more follow. */
export function unpackAscending(text: string): Uint32Array {
  const bytes = fromBase64(text);
  const found: number[] = [];
  let sum = 0;
  let value = 0;
  let factor = 1;
  for (const byte of bytes) {
    value += (byte & 0x7f) * factor;
    factor *= 128;
    if (byte < 0) continue;
    sum += value;
    found.push(sum);
    value = 0;
    factor = 1;
  }
  return Uint32Array.from(found);
}
