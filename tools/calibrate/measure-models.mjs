import { dryTake, plainScene } from './dry-takes.mjs';
import { measure } from './measures.mjs';

/** What one take lacks altogether counts as this, dB of the whole. */
const LEAST_DB = -75;

/**
 * How a source's model sounds by itself: means over takes.
 * @param {object} bundle engine with its inner doors (`engineForCalibration`)
 * @returns {{ colour: number[], modulation: number[] } | null} mean level of each band, dB of the whole; how much more
 *   its bands move than those of stationary noise, hundredths of the level, two octaves of rates together (as
 *   individual/figures say it of recordings); null where no words lead to it, or it is silent
 */
export function measureModel(bundle, id, seeds) {
  const takes = seeds.flatMap((seed) => {
    const scene = plainScene(bundle.engine, id, seed);
    if (scene === null) return [];
    const channels = dryTake(bundle, scene);
    const measured = measure(mono(channels), bundle.codec.createRealFft);
    return measured === null ? [] : [measured];
  });
  if (takes.length === 0) return null;
  return {
    colour: meanPower(takes.map(({ colour }) => colour)),
    modulation: excess(meanGrid(takes.map(({ moved }) => moved)), stationary(bundle)),
  };
}

const STATIONARY_SEEDS = [1, 2, 3, 4];
const STATIONARY_FRAMES = 240_000;
let known;

/** What the bands of noise do by themselves, as the same measure tells it. */
function stationary({ codec, hash32, Random }) {
  known ??= meanGrid(
    STATIONARY_SEEDS.map((seed) => {
      const random = new Random(hash32(seed, 'stationary'));
      const noise = Float32Array.from({ length: STATIONARY_FRAMES }, () => random.bipolar());
      return measure(noise, codec.createRealFft).moved;
    }),
  );
  return known;
}

const meanGrid = (grids) => grids[0].map((_, k) => meanOf(grids.map((grid) => grid[k])));

function excess(moved, noise) {
  return moved.flatMap((group, g) => {
    const more = group.map((variance, rate) => Math.max(0, variance - noise[g][rate]));
    return more.flatMap((value, rate) => (rate % 2 ? [Math.round(100 * Math.sqrt(value + more[rate - 1]))] : []));
  });
}

/** The mean of one or two channels. */
export function mono(channels) {
  if (channels.length === 1) return channels[0];
  return channels[0].map((value, i) => 0.5 * (value + channels[1][i]));
}

const meanOf = (rows) => rows[0].map((_, k) => rows.reduce((sum, row) => sum + row[k], 0) / rows.length);
/** Means of dB as recordings' are taken, but what one take lacks altogether does not pull down what the others have. */
const meanPower = (rows) => meanOf(rows.map((row) => row.map((db) => Math.max(LEAST_DB, db))));
