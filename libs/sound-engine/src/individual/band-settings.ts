import { BAND_HERTZ, BandFit, type BandCurve, type BandSettings } from '../dsp/band-dynamics';
import { clamp, dbToGain, gainToDb, log2 } from '../dsp/exact-math';
import { calibrationOf, type Calibration } from './calibration';
import { figuresOf } from './figures';
import { COLOUR_HERTZ, type Individual } from './individual';

/** Centres of the 20 pairs of bands in which levels over time are told, Hz. */
const LEVEL_HERTZ = [
  79, 149, 234, 338, 466, 623, 815, 1051, 1339, 1693, 2126, 2656, 3306, 4103, 5079, 6275, 7740, 9536, 11_736, 14_432,
];
const QUANTILES = 5;
const HALF = 0.5;

/** Under this, the model has nothing in a band that could be brought up: it would be noise of the arithmetic, dB of the whole. */
const LEAST_DB = -58;
/** How far the colour and the levels of a band may be moved, dB. */
const FURTHEST_COLOUR_DB = 20;
const QUIETER_DB = 18;
const LOUDER_DB = 2;
/**
 * Share of the difference in levels over time that is made up for: the whole of it makes peaks too high and bursts too many (crest factor 19.4 dB
 * against the recordings' 16.1; with the half 18.5), nothing leaves takes too alike (spread .29 instead of .37; docs/individuals.md).
 */
const LEVEL_SHARE = 0.5;
/** A mean of n recordings counts n / (n + this): of one, half of the difference is that one recording's own. */
const DOUBT = 1;
/** Loudness weights of the bands: what counts when the whole is kept as loud, after the K curve of ITU-R BS.1770 (+4 dB above 1.7 kHz). */
const WEIGHTS = COLOUR_HERTZ.map((hertz) => dbToGain((hertz < 100 ? -2 : hertz > 1700 ? 4 : 0) * 2));

let fit: BandFit | undefined;
let centres: BandFit | undefined;

/**
 * What makes of a model's usual sound that of an individual: a steady colour from the model's mean to the individual's spectrum, and in each band a
 * curve from the levels that the model has over time to those of the individual.
 */
export function bandSettings(source: string, { colour }: Individual): BandSettings {
  fit ??= new BandFit(COLOUR_HERTZ);
  const model = calibrationOf(source);
  const recordings = figuresOf(source).own?.recordings ?? 0;
  const trust = recordings / (recordings + DOUBT);
  let last = 0;
  const wanted = COLOUR_HERTZ.map((_, band) => {
    const deviation = colour.deviation[band];
    const target = colour.target?.[band];
    if (!model || target === undefined) return deviation;
    const own = model.colour[band] * HALF;
    if (own < LEAST_DB) return last;
    // Where recordings end, the correction goes on as it was.
    if (target !== null) last = trust * (target - deviation - own);
    return deviation + last;
  }).map((db) => clamp(db, -FURTHEST_COLOUR_DB, FURTHEST_COLOUR_DB));
  const gains = fit.fit(centred(wanted, model));
  const response = fit.response(gains);
  return {
    gains,
    gainDb: -loudnessChange(response, model),
    curves: BAND_HERTZ.map((_, band) => curveOf(band, gains, colour.levels, model, trust)),
  };
}

/** As loud as before in the middle: gains that are not needed are not made. */
function centred(curve: readonly number[], model?: Calibration): number[] {
  const change = loudnessChange(curve, model);
  return curve.map((db) => db - change);
}

/** dB by which a response makes the model's mean spectrum louder. */
function loudnessChange(response: readonly number[], model?: Calibration): number {
  let before = 0;
  let after = 0;
  response.forEach((db, band) => {
    const power = WEIGHTS[band] * dbToGain(2 * (model ? model.colour[band] * HALF : -16));
    before += power;
    after += power * dbToGain(2 * db);
  });
  return 0.5 * gainToDb(after / before);
}

function curveOf(
  band: number,
  gains: readonly number[],
  target: readonly (number | null)[] | undefined,
  model: Calibration | undefined,
  trust: number,
): BandCurve | undefined {
  if (!target || !model) return undefined;
  const hertz = BAND_HERTZ[band];
  const shift = shiftBefore(band, gains);
  const moved = Array.from({ length: QUANTILES }, (_, q) => {
    const wanted = quantileAt(target, q, hertz);
    const own = quantileAt(model.levels, q, hertz);
    if (wanted === null || own === null) return 0;
    return clamp(LEVEL_SHARE * trust * (wanted - own * HALF), -QUIETER_DB, LOUDER_DB);
  });
  if (moved.every((db) => Math.abs(db) < 0.3)) return undefined;
  const levels = model.bands.slice(band * QUANTILES, (band + 1) * QUANTILES).map((level) => level * HALF + shift);
  return { levels, gains: moved };
}

/** What the bands before this one do to its level. */
function shiftBefore(band: number, gains: readonly number[]): number {
  centres ??= new BandFit(BAND_HERTZ);
  return centres.response(gains.map((gain, other) => (other < band ? gain : 0)))[band];
}

/** A quantile of the level at a frequency, between the pairs of bands around it; dB. */
function quantileAt(levels: readonly (number | null)[], q: number, hertz: number): number | null {
  let pair = 0;
  while (pair < LEVEL_HERTZ.length - 2 && LEVEL_HERTZ[pair + 1] < hertz) pair++;
  const share = clamp(log2(hertz / LEVEL_HERTZ[pair]) / log2(LEVEL_HERTZ[pair + 1] / LEVEL_HERTZ[pair]), 0, 1);
  const [low, high] = [levels[pair * QUANTILES + q], levels[(pair + 1) * QUANTILES + q]];
  if (low === null || high === null) return low ?? high;
  return low + share * (high - low);
}
