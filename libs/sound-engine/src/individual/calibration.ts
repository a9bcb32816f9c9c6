import calibrations from './calibration.json';

/** How a model sounds by itself, as `npm run calibrate` measured it; in half decibels. */
export interface Calibration {
  /** Mean long-term level of each of the 40 bands against the whole. */
  readonly colour: readonly number[];
  /** 20 pairs of bands x 5 quantiles of the level over time against the pair's own mean power. */
  readonly levels: readonly number[];
  /** Bands of BandDynamics x 5 quantiles of their followers' level, dB of full scale. */
  readonly bands: readonly number[];
}

const CALIBRATIONS: Readonly<Record<string, Calibration>> = calibrations;

/** undefined for a source that was not measured. */
export function calibrationOf(source: string): Calibration | undefined {
  return Object.hasOwn(CALIBRATIONS, source) ? CALIBRATIONS[source] : undefined;
}
