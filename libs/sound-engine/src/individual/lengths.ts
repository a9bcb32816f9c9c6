import { exp2, log2 } from '../dsp/exact-math';
import { drawsOf } from './draws';
import lengths from './lengths.json';
import { DRAWN_SHARE } from './trait';

/** What was measured: seconds in the middle, and how far recordings differ from it, octaves. */
interface Lengths {
  /** Recordings, their median in seconds, and where enough of them tell it, their spread in octaves. */
  readonly sources: Readonly<Record<string, readonly number[]>>;
  readonly families: Readonly<Record<string, FamilyLengths>>;
  readonly all: Required<FamilyLengths>;
}

interface FamilyLengths {
  readonly seconds?: number;
  readonly spread?: number;
}

const MEASURED: Lengths = lengths;
/**
 * With one recording or none, takes that end early are told from recordings as well as before, and recognised less
 * (docs/measurements/individuals.md).
 */
const LEAST_RECORDINGS = 2;
/** A median of n recordings counts n / (n + this) beside that of the family. */
const DOUBT = 3;
/** Wider differences are those between collections, not between individuals, octaves: the usual are 0.5. */
const WIDEST = 0.6;
/** Recordings of what happens in events are cut after this, s. */
export const LONGEST_SECONDS = 5;

/** How long a source goes on that happens in events, s. */
export interface OwnLength {
  /** That of all individuals but the longest sixth: what has to be kept free for one. */
  readonly most: number;
  readonly median: number;
  readonly spread: number;
}

/**
 * How long individuals of a source that happens in events go on: as its recordings, and where they are few in part as
 * those of its family. Undefined where no recordings tell it.
 * @param least seconds of a single event
 */
export function ownLength(source: string, family: string, least: number): OwnLength | undefined {
  if (!Object.hasOwn(MEASURED.sources, source)) return undefined;
  const [recordings, seconds, own] = MEASURED.sources[source];
  if (recordings < LEAST_RECORDINGS) return undefined;
  const kin = { ...MEASURED.all, ...MEASURED.families[family] };
  const usual = Math.max(least, kin.seconds);
  const median = exp2((recordings * log2(seconds) + DOUBT * log2(usual)) / (recordings + DOUBT));
  const spread = DRAWN_SHARE * Math.min(WIDEST, own ?? kin.spread);
  return { most: Math.min(LONGEST_SECONDS, median * exp2(spread)), median, spread };
}

/** How long one individual of a source goes on, s. @param own seed of the individual */
export function drawnLength(source: string, own: number, { most, median, spread }: OwnLength): number {
  return Math.min(most, median * exp2(spread * drawsOf(source, own, 'lasting').next()));
}
