import { clamp, exp2, gainToDb } from '../dsp/exact-math';
import { FURTHEST, type Draws } from './draws';
import { figureFamily } from './figures';

/**
 * How the highs of recordings end (air, microphone, the rate at which they are kept): corner of a first-order low
 * pass, Hz, and standard deviation between recordings, octaves. Without it takes of 180 of 251 sources had more above
 * 10 kHz than the source's recordings, 0.64 of their standard deviation on average (docs/measurements/individuals.md).
 */
const CORNER_HERTZ = 10_000;
const CORNER_OCTAVES = 0.8;
const LOWEST_CORNER_HERTZ = 4000;
/**
 * How far the colour of a source drifts that turns or is gone past, standard deviation of each band in dB, and between
 * recordings, octaves.
 */
const DRIFT_DB = 1.6;
const DRIFT_OCTAVES = 0.5;
/** Sounds that come out of a circuit or of an instrument in its place do not turn. */
const STILL_FAMILIES = new Set(['electronic', 'music']);
/** Of the corner's draw, what the distance has. */
const FAR = 0.6;

/** How an individual is heard: once for the whole take. */
export interface Microphone {
  /** Corner of a first-order low pass, Hz. */
  readonly cornerHertz: number;
  /** Slow movement of each band, standard deviation in dB. */
  readonly driftDb: number;
}

/** @param distance in standard deviations, as `Individual.distance` */
export function microphoneOf(source: string, distance: number, draws: Draws): Microphone {
  const far = clamp(FAR * distance + 0.8 * draws.next(), -FURTHEST, FURTHEST);
  const drift = DRIFT_DB * exp2(DRIFT_OCTAVES * draws.next());
  return {
    cornerHertz: Math.max(LOWEST_CORNER_HERTZ, CORNER_HERTZ * exp2(-CORNER_OCTAVES * far)),
    driftDb: STILL_FAMILIES.has(figureFamily(source)) ? 0 : drift,
  };
}

/** What the corner does at a frequency, dB. */
export function cornerDb({ cornerHertz }: Microphone, hertz: number): number {
  const ratio = hertz / cornerHertz;
  return -0.5 * gainToDb(1 + ratio * ratio);
}
