import type { Draws } from './draws';
import type { SourceFigures } from './figures';
import { DRAWN_SHARE, OWN, SHARED, trait, type Trait } from './trait';

/** What a voice comes out of. */
export interface Throat {
  readonly jitter: Trait;
  readonly shimmer: Trait;
  /** Harmonics to noise against the kind's usual, dB. */
  readonly harmonicityDb: number;
  /** Range of the pitch inside one call against the usual. */
  readonly range: Trait;
  /**
   * Courses of the pitch over a call, 16 points in semitones around its median, each with its weight; empty where none
   * was measured.
   */
  readonly contours: readonly { weight: number; semitones: readonly number[] }[];
  /** Median length of the parts of voice that the courses were measured on, seconds; 0 where none was measured. */
  readonly contourSeconds: number;
  /** What the courses leave, semitones. */
  readonly contourRest: number;
  /**
   * Peaks of the vocal tract: factors on the model's own, and the measured Hz times them; empty where none was
   * measured.
   */
  readonly formants: readonly (Trait & { bandwidthHertz?: number })[];
}

export function throatOf(measured: SourceFigures['pitch'], size: number, draws: Draws): Throat | undefined {
  if (!measured) return undefined;
  return {
    jitter: trait(measured.jitter, 0.5, draws.next()),
    shimmer: trait(measured.shimmer, 0.3, draws.next()),
    harmonicityDb: DRAWN_SHARE * (measured.harmonicity?.[1] ?? 2) * draws.next(),
    range: trait([measured.range?.[0] ?? null, null, null], 0.5, draws.next()),
    contours: (measured.contours ?? []).map(([weight, ...semitones]) => ({ weight, semitones })),
    contourSeconds: (measured.length?.[0] ?? 0) / 1000,
    contourRest: measured.contourRest ?? 0,
    formants: (measured.formants ?? []).map(([hertz, between, width, movement]) => ({
      // A longer tract lowers all of them.
      ...trait([hertz, Math.min(0.3, between ?? 0.12), movement], 0.12, -SHARED * size + OWN * draws.next()),
      ...(width === null ? {} : { bandwidthHertz: width }),
    })),
  };
}
