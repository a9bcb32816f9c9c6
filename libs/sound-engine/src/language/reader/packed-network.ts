import { fromBase64 } from './base64';

/** A matrix of signed bytes in base64, row by row; a value is its byte times `scale`. */
export interface PackedMatrix {
  columns: number;
  scale: number;
  values: string;
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

export interface Matrix {
  rows: number;
  columns: number;
  values: Float64Array;
}

/** A matrix of which a few rows are looked up. */
export interface Table {
  columns: number;
  scale: number;
  values: Int8Array;
}

export function unpackMatrix({ columns, scale, values }: PackedMatrix): Matrix {
  const bytes = fromBase64(values);
  return { rows: bytes.length / columns, columns, values: Float64Array.from(bytes, (byte) => byte * scale) };
}

export function unpackTable({ columns, scale, values }: PackedMatrix): Table {
  return { columns, scale, values: fromBase64(values) };
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
