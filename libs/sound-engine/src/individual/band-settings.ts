import { BandFit } from '../dsp/bell-fit';
import { clamp, dbToGain, gainToDb } from '../dsp/exact-math';
import type { Drifts } from './band-drift';
import { figuresOf, isTold, UNTOLD_SHARE } from './figures';
import { COLOUR_HERTZ, type Individual } from './individual';
import { cornerDb } from './microphone';

const HALF = 0.5;

/**
 * Under this, the model has nothing in a band that could be brought up: it would be noise of the arithmetic, dB of the
 * whole.
 */
const LEAST_DB = -58;
/** How far a band may be moved, dB. */
const FURTHEST_DB = 20;
/** A mean of n recordings counts n / (n + this): of one, half of the difference is that one recording's own. */
const DOUBT = 1;
/**
 * Share of an individual's own colour, and of the way from the model's mean spectrum to the recordings', where no
 * recordings decided: over 50 sources, takes and recordings are told apart by features with AUC .72 / .75 without
 * either, .70 / .72, .70 / .75 and .71 / .74 with the first, the second and both (docs/individuals.md).
 */
const USUAL_STRENGTH = [1, 0] as const;
/**
 * Bands of takes are too even over time: so much further under each band's loudest moment, the kernel distance to
 * recordings goes from 4.8 to 2.1 (docs/measurements/individuals.md).
 */
const CONTRAST = 0.22;
/**
 * Loudness weights of the bands: what counts when the whole is kept as loud, after the K curve of ITU-R BS.1770 (+4 dB
 * above 1.7 kHz).
 */
const WEIGHTS = COLOUR_HERTZ.map((hertz) => dbToGain((hertz < 100 ? -2 : hertz > 1700 ? 4 : 0) * 2));

/** What gives a model's sound the colour of one individual. */
export interface BandSettings extends Drifts {
  /** Gains in the 40 bands of COLOUR_HERTZ, dB. */
  readonly curve: readonly number[];
  /** Of the whole, dB: as loud as the model by itself. */
  readonly gainDb: number;
  /** How much further under its loudest moment each of the 40 bands lies than the model's, share of the distance in dB. */
  readonly contrast: readonly number[];
}

let fit: BandFit | undefined;

/**
 * What makes of a model's usual sound that of an individual: what its spectrum has against its kind's mean, and a share
 * of what the model's mean has against the recordings'. How much of each was decided by recordings that nothing was
 * fitted to (`npm run calibrate`).
 */
export function bandSettings(source: string, { colour, microphone, ranges }: Individual): BandSettings {
  fit ??= new BandFit(COLOUR_HERTZ);
  const figures = figuresOf(source);
  const { own, calibration } = figures;
  const model = calibration?.colour;
  const [strength, meanShare] = calibration?.strength ?? USUAL_STRENGTH;
  const share = isTold(figures) ? strength : Math.min(strength, UNTOLD_SHARE);
  const recordings = own?.recordings ?? 0;
  // a signal that a norm defines comes out of no microphone
  const isRecorded = share !== 0 || meanShare !== 0;
  const taken = isRecorded ? (calibration?.microphone ?? 1) : 0;
  const trust = (meanShare * recordings) / (recordings + DOUBT);
  let last = 0;
  const own40 = COLOUR_HERTZ.map((_, band) => {
    const deviation = colour.deviation[band];
    const target = colour.target?.[band];
    if (!model || target === undefined) return share * deviation;
    const level = model[band] * HALF;
    if (level < LEAST_DB) return last;
    // Where recordings end, the correction goes on as it was.
    if (target !== null) last = trust * (target - deviation - level);
    return share * deviation + last;
  });
  const wanted = own40.map((db, band) =>
    clamp(db + taken * cornerDb(microphone, COLOUR_HERTZ[band]), -FURTHEST_DB, FURTHEST_DB),
  );
  const curve = fit.response(fit.fit(centred(wanted, model)));
  return {
    curve,
    gainDb: -loudnessChange(curve, model),
    driftDb: taken * microphone.driftDb,
    swellDb: taken * microphone.swellDb,
    contrast: ranges.map((range) => (isRecorded ? ((1 + CONTRAST) * range - 1) * (calibration?.contrast ?? 1) : 0)),
  };
}

/** As loud as before in the middle: gains that are not needed are not made. */
function centred(curve: readonly number[], model?: readonly number[]): number[] {
  const change = loudnessChange(curve, model);
  return curve.map((db) => db - change);
}

/** dB by which a response makes the model's mean spectrum louder. */
function loudnessChange(response: readonly number[], model?: readonly number[]): number {
  let before = 0;
  let after = 0;
  response.forEach((db, band) => {
    const power = WEIGHTS[band] * dbToGain(2 * (model ? model[band] * HALF : -16));
    before += power;
    after += power * dbToGain(2 * db);
  });
  return 0.5 * gainToDb(after / before);
}
