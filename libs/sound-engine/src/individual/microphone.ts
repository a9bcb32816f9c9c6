import { clamp, exp, exp2, gainToDb, log } from '../dsp/exact-math';
import type { Drifts } from './band-drift';
import { FURTHEST, type Draws } from './draws';
import { figureFamily, type KnownFigures, type SourceFigures } from './figures';

/**
 * How the highs of recordings end (air, microphone, the rate at which they are kept): corner of a first-order low
 * pass, Hz, and standard deviation between recordings, octaves. Without it takes of 180 of 251 sources had more above
 * 10 kHz than the source's recordings, 0.64 of their standard deviation on average (docs/measurements/individuals.md).
 */
const CORNER_HERTZ = 10_000;
const CORNER_OCTAVES = 0.8;
const LOWEST_CORNER_HERTZ = 4000;
/**
 * How far the colour of a source drifts that turns or is gone past, standard deviation of each band in dB. Bands of
 * recordings of textures move by 1.5 dB around 0.5 and 1 Hz (median of 72 sources).
 */
const DRIFT_DB = 1.6;
/** How far the depth of slow movement differs between recordings of a source: 4.6 dB (81 sources), in octaves. */
const DRIFT_OCTAVES = 0.76;
/** Measures of movement are kept in hundredths, the slowest rate of each group of bands first. */
const HUNDREDTH = 0.01;
const RATES = 4;
/** Sounds that come out of a circuit or of an instrument in its place do not turn. */
const STILL_FAMILIES = new Set(['electronic', 'music']);
/** Of the corner's draw, what the distance has. */
const FAR = 0.6;

/** How an individual is heard: once for the whole take. */
export interface Microphone extends Drifts {
  /** Corner of a first-order low pass, Hz. */
  readonly cornerHertz: number;
}

/**
 * Draws how one individual is heard.
 * @param distance in standard deviations, as `Individual.distance`
 * @param figures what is known of its source: how far recordings move slowly, and how much of that is taken
 */
export function microphoneOf(
  source: string,
  distance: number,
  { own, calibration }: Pick<KnownFigures, 'own' | 'calibration'>,
  draws: Draws,
): Microphone {
  const far = clamp(FAR * distance + 0.8 * draws.next(), -FURTHEST, FURTHEST);
  const within = calibration?.within ?? 1;
  const moved = (db: number): number => db * exp2(within * DRIFT_OCTAVES * draws.next());
  const [drift, swell] = [moved(DRIFT_DB), within * moved(slowDb(own?.modulation))];
  const isStill = STILL_FAMILIES.has(figureFamily(source));
  return {
    cornerHertz: Math.max(LOWEST_CORNER_HERTZ, CORNER_HERTZ * exp2(-CORNER_OCTAVES * far)),
    driftDb: isStill ? 0 : drift,
    swellDb: isStill ? 0 : swell,
  };
}

/** How far levels of recordings move slowly, and no further than colours drift: what goes deeper are events, dB. */
function slowDb(modulation: SourceFigures['modulation']): number {
  if (modulation === undefined) return DRIFT_DB;
  const slow = modulation.filter((_, k) => k % RATES === 0);
  const variance = slow.reduce((sum, depth) => sum + depth * depth, 0) * ((HUNDREDTH * HUNDREDTH) / slow.length);
  // of a level that is log-normal: its logarithm's standard deviation
  return Math.min(DRIFT_DB, gainToDb(exp(Math.sqrt(log(1 + variance)))));
}

/** What the corner does at a frequency, dB. */
export function cornerDb({ cornerHertz }: Microphone, hertz: number): number {
  const ratio = hertz / cornerHertz;
  return -0.5 * gainToDb(1 + ratio * ratio);
}
