import { dryTake, plainScene } from './dry-takes.mjs';
import { measure, quantile, QUANTILES } from './measures.mjs';

const CONTROL_FRAMES = 64;
/** Under the loudest block by more than this is silence, dB. */
const SOUNDING_DB = 45;
const QUIETEST_DB = -120;

/**
 * How a source's model sounds by itself: means over takes.
 * @param {object} bundle engine with its inner doors (`engineForCalibration`)
 * @returns {{ colour: number[], levels: number[], bands: number[] } | null} null where no words lead to it, or it is silent
 */
export function measureModel(bundle, id, seeds) {
  const takes = seeds.flatMap((seed) => {
    const scene = plainScene(bundle.engine, id, seed);
    if (scene === null) return [];
    const channels = dryTake(bundle, scene);
    const measured = measure(mono(channels), bundle.codec.createRealFft);
    return measured === null ? [] : [{ ...measured, bands: followerLevels(bundle, channels) }];
  });
  if (takes.length === 0) return null;
  return {
    colour: meanPower(takes.map(({ colour }) => colour)),
    levels: meanOf(takes.map(({ levels }) => levels.flat())),
    bands: meanOf(takes.map(({ bands }) => bands)),
  };
}

/** The mean of one or two channels. */
export function mono(channels) {
  if (channels.length === 1) return channels[0];
  return channels[0].map((value, i) => 0.5 * (value + channels[1][i]));
}

const meanOf = (rows) => rows[0].map((_, k) => rows.reduce((sum, row) => sum + row[k], 0) / rows.length);
/** Means of dB as recordings' are taken, but what one take lacks altogether does not pull down what the others have. */
const meanPower = (rows) => meanOf(rows.map((row) => row.map((db) => Math.max(-75, db))));

/** Quantiles over time of what the engine's own followers say of each band. */
function followerLevels({ BandDynamics, BAND_COUNT }, channels) {
  const neutral = Array.from({ length: BAND_COUNT }, () => 0);
  const bands = new BandDynamics({ gains: neutral, gainDb: 0, curves: neutral.map(() => undefined) });
  const rows = [];
  const totals = [];
  for (let from = 0; from + CONTROL_FRAMES <= channels[0].length; from += CONTROL_FRAMES) {
    const block = channels.map((channel) => channel.slice(from, from + CONTROL_FRAMES));
    totals.push(block.reduce((sum, channel) => sum + channel.reduce((part, x) => part + x * x, 0), 0));
    bands.process(block);
    rows.push(bands.levels);
  }
  const loudest = totals.reduce((most, total) => Math.max(most, total), 0);
  const sounding = rows.filter((_, k) => totals[k] > loudest * 10 ** (-SOUNDING_DB / 10));
  return Array.from({ length: BAND_COUNT }, (_, band) => {
    const sorted = sounding.map((row) => Math.max(QUIETEST_DB, row[band])).sort((a, b) => a - b);
    return QUANTILES.map((q) => quantile(sorted, q));
  }).flat();
}
