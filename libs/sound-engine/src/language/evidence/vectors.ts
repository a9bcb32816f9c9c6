import { CATALOGUE } from '../../catalogue';

/** A source and how near a word is to it, in tenths (0..10). */
export interface Kin {
  source: string;
  likeness: number;
}

/** Word vectors as they are stored: words in ascending order, 100 signed bytes for each in base64. */
export interface PackedVectors {
  words: string;
  bytes: string;
}

const DIMENSIONS = 100;
/** Cosine in tenths from which two words are kin. */
const LEAST_LIKENESS = 5;

interface Vectors {
  rows: ReadonlyMap<string, Int8Array>;
  /** The single words of each source. */
  sources: readonly { source: string; rows: readonly Int8Array[] }[];
}

let loaded: Vectors | undefined;

/** Makes the vectors known: before the first reading, or not at all, as what is read depends on them. */
export function registerVectors({ words, bytes }: PackedVectors): void {
  const all = fromBase64(bytes);
  const rows = new Map(
    words.split(' ').map((word, at) => [word, all.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)] as const),
  );
  const sources = CATALOGUE.map(({ id, nouns, verbs }) => ({
    source: id,
    rows: [...nouns, ...verbs].flatMap((word) => rows.get(word) ?? []),
  }));
  loaded = { rows, sources };
}

const BASE_64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** RFC 4648, section 4; written out because the engine knows neither Node nor a page. */
function fromBase64(text: string): Int8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Int8Array(Math.floor((digits.length * 3) / 4));
  const valueOf = new Map([...BASE_64].map((digit, value) => [digit, value]));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | (valueOf.get(digit) ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = (bits >> count) & 0xff;
  }
  return bytes;
}

/** Cosine of two rows in tenths, -10..10: whole sums, one root and one quotient, so that it is the same everywhere. */
function likeness(a: Int8Array, b: Int8Array): number {
  let dot = 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i < DIMENSIONS; i++) {
    const x = a[i] ?? 0;
    const y = b[i] ?? 0;
    dot += x * y;
    first += x * x;
    second += y * y;
  }
  return Math.round((10 * dot) / Math.sqrt(first * second || 1));
}

/**
 * Sources one of whose words is near to this one in meaning, the nearest first; none without vectors or for a word that
 * has none.
 */
export function kinInVectors(word: string): readonly Kin[] {
  const row = loaded?.rows.get(word);
  if (!loaded || !row) return [];
  return loaded.sources
    .map(({ source, rows }) => ({
      source,
      likeness: rows.reduce((most, other) => Math.max(most, likeness(row, other)), 0),
    }))
    .filter((kin) => kin.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness);
}
