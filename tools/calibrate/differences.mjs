import { plainScene } from './dry-takes.mjs';
import { gated, GATE_SEEDS } from './gate.mjs';
import { mono } from './measure-models.mjs';
import { among, energyDistance } from './sample-distances.mjs';
import { takeFeatures } from './take-features.mjs';

/** Takes by which the model is learnt; so many more for each parameter. */
const LEARNT = 16;
const LEARNT_PER_PARAMETER = 2;
const LEARNT_AT_MOST = 40;
/** How far parameters are moved for that, octaves (or their unit): standard deviation. */
const TRIED_SPREAD = 0.6;
/** Of a take, s: half of the recordings are shorter. */
const LONGEST_SECONDS = 3;
const SHARES = [0.2, 0.5, 0.8];
/** Takes by which settings are compared. */
const COMPARED = 6;
/** Under this nothing is found. */
const LEAST_RECORDINGS = 3;
/** The spread of n recordings counts n of n + this, that of other sources the rest. */
const DOUBT = 3;
/** Pseudo-recordings to each recording: as wide as the source's spread is believed to be. */
const ECHOES = 4;
const FURTHEST_MIDDLE = 0.8;
const WIDEST_SPREAD = 0.45;
/** What a middle or a spread of one octave costs against the distance that it saves. */
const COST = 0.15;
const ROUNDS = 3;
const RIDGE = 4;
/** Shares of what was found that are tried by rendering. */
const STEPS = [1, 0.6, 0.3];
/** What is taken must be nearer than what is by this share. */
const CLEARLY = 0.97;
/** Of every individual, beside the parameters of its model. */
const OF_INDIVIDUALS = ['variety', 'floor', 'motion'];

/** From so many on, half of the recordings are kept back to judge by. */
const HALVED_FROM = 6;
/** Takes may lie this much further apart than the recordings that are known. */
const WIDEST = 1.05;

/**
 * First seeds of the takes by which settings are compared, of those by which the model is learnt, and of the gate's.
 */
export const DIFFERENCE_SEEDS = { compared: 401, learnt: 501, gate: GATE_SEEDS[0] };
export const OBJECTIVE =
  'energy distance between 25 features of takes (level, spectrum, their change) and those of the recordings, in ' +
  'standard deviations between recordings of one source';

/**
 * Recordings to fit to and to judge by: sessions in turn where there are enough of them, else all for both.
 * @param {{ session: string, features: number[] }[]} recordings
 * @returns {{ fitted: number[][], held: number[][] }}
 */
export function halves(recordings) {
  const features = (rows) => rows.map((row) => row.features);
  if (recordings.length < HALVED_FROM) return { fitted: features(recordings), held: features(recordings) };
  const sessions = [...new Set(recordings.map(({ session }) => session))].sort();
  const isFitted = ({ session }, k) => (sessions.length > 1 ? sessions.indexOf(session) : k) % 2 === 0;
  const [fitted, held] = [recordings.filter(isFitted), recordings.filter((row, k) => !isFitted(row, k))];
  if (Math.min(fitted.length, held.length) >= LEAST_RECORDINGS)
    return { fitted: features(fitted), held: features(held) };
  return {
    fitted: features(recordings.filter((_, k) => k % 2 === 0)),
    held: features(recordings.filter((_, k) => k % 2 === 1)),
  };
}

/**
 * Takes of a source as features, in standard deviations between recordings.
 * @param {(calibration: object) => void} use makes the engine take these for the source
 * @returns {(calibration: object, seeds: number[]) => number[][]}
 */
function takesOf(bundle, source, usual, use) {
  return (calibration, seeds) => {
    use(calibration);
    return seeds.flatMap((seed) => {
      const scene = plainScene(bundle.engine, source, seed, LONGEST_SECONDS);
      if (scene === null) return [];
      const features = takeFeatures(mono(bundle.engine.render(scene).mix.channels), bundle.codec.createRealFft);
      return features === null ? [] : [scaled(features, usual)];
    });
  };
}

const scaled = (features, usual) => features.map((value, k) => value / usual[k]);
const seedsFrom = (from, count) => Array.from({ length: count }, (_, k) => from + k);

/**
 * How individuals of a source differ in the parameters of its model: middles and spreads with which the features of
 * takes lie as those of its recordings do. Learns from takes with parameters moved at random how features follow them
 * (a straight line each), finds middles and spreads on that, renders to decide how much of it is taken, and lets it
 * through where it holds for takes and recordings that were kept back.
 * @param {object} bundle engine with its inner doors
 * @param {{ session: string, features: number[] }[]} recordings
 * @param {number[]} usual standard deviation of each feature between recordings of one source
 * @param {(calibration: object) => void} use makes the engine take these for the source
 * @param {object} before the source's calibration so far
 */
export function findDifferences(bundle, source, recordings, usual, use, before) {
  if (recordings.length < LEAST_RECORDINGS) return null;
  const { fitted, held } = halves(recordings.map((row) => ({ ...row, features: scaled(row.features, usual) })));
  const { random, real } = beliefs(bundle, source, fitted);
  const render = takesOf(bundle, source, usual, use);
  const takes = (calibration, seeds) => render({ ...before, ...calibration }, seeds);
  const widest = WIDEST * among(real);
  const compared = (calibration) => {
    const rows = takes(calibration, seedsFrom(DIFFERENCE_SEEDS.compared, COMPARED));
    return { ...calibration, rows, isWide: among(rows) > widest, distance: energyDistance(rows, real) };
  };
  const start = compared({});
  const shares = [...new Set([...SHARES, before.share ?? 0.6])].map((share) => compared({ share, differs: {} }));
  const unmoved = nearest(shares);
  const { share } = unmoved;
  const names = [...(bundle.MODELS[source].differing ?? []), ...OF_INDIVIDUALS];
  const count = Math.min(LEARNT_AT_MOST, LEARNT + LEARNT_PER_PARAMETER * names.length);
  const samples = seedsFrom(DIFFERENCE_SEEDS.learnt, count).flatMap((seed) => {
    const moved = names.map(() => TRIED_SPREAD * clamp(random.gaussian(), -2, 2));
    const differs = Object.fromEntries(names.map((name, k) => [name, [moved[k], 0]]));
    return takes({ share, differs }, [seed]).map((features) => ({ moved, features }));
  });
  if (samples.length < LEARNT / 2) return null;
  const found = search(learn(samples), real, random, fitted.length);
  const best = nearest([unmoved, ...STEPS.map((step) => compared({ share, differs: stepOf(found, names, step) }))]);
  const distances = { before: rounded(start.distance), after: rounded(best.distance) };
  if (best.distance >= CLEARLY * start.distance) return { ...distances, after: distances.before };
  const gate = gated({ takes, start, best, fitted, held });
  if (!gate.isPassed) return { ...distances, gate };
  const isMoved = Object.keys(best.differs).length > 0;
  return { share, ...(isMoved ? { differs: best.differs } : {}), ...distances, gate };
}

/** Whether a calibration that was found before (`after`: share and differs) still holds against the one without it. */
export function gateOf(bundle, source, recordings, usual, use, before, after) {
  const { fitted, held } = halves(recordings.map((row) => ({ ...row, features: scaled(row.features, usual) })));
  const render = takesOf(bundle, source, usual, use);
  const takes = (calibration, seeds) => render({ ...before, ...calibration }, seeds);
  const rows = (calibration) => takes(calibration, seedsFrom(DIFFERENCE_SEEDS.compared, COMPARED));
  return gated({ takes, start: { rows: rows({}) }, best: { ...after, rows: rows(after) }, fitted, held });
}

/** The setting whose takes lie nearest, of those that are not too wide if there is one. */
function nearest(settings) {
  const narrow = settings.filter(({ isWide }) => !isWide);
  return (narrow.length > 0 ? narrow : settings).reduce((a, b) => (b.distance < a.distance ? b : a));
}

function stepOf({ middles, spreads }, names, step) {
  return Object.fromEntries(
    names.flatMap((name, k) => {
      const [middle, spread] = [middles[k] * step, spreads[k] * step].map(rounded);
      return Math.abs(middle) < 0.05 && spread < 0.05 ? [] : [[name, [middle, spread]]];
    }),
  );
}

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const rounded = (value) => Number(value.toFixed(2));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The recordings, and around each what its source may have besides, as few recordings tell little of their spread. */
function beliefs({ Random, hash32 }, source, recordings) {
  const random = new Random(hash32(1, 'differences', source));
  const count = recordings.length;
  const widths = recordings[0].map((_, k) => {
    const middle = mean(recordings.map((row) => row[k]));
    const own = mean(recordings.map((row) => (row[k] - middle) ** 2));
    return Math.sqrt(Math.max(0, (count * own + DOUBT) / (count + DOUBT) - own));
  });
  const real = recordings.flatMap((row) =>
    Array.from({ length: ECHOES }, () => row.map((value, k) => value + widths[k] * random.gaussian())),
  );
  return { random, real };
}

/** Features as a straight line of the moved parameters (ridge), and what that leaves. */
export function learn(samples) {
  const rows = samples.map(({ moved }) => [1, ...moved]);
  const size = rows[0].length;
  const normal = Array.from({ length: size }, (_, i) =>
    Array.from(
      { length: size },
      (__, j) =>
        rows.reduce((sum, row) => sum + row[i] * row[j], 0) + (i === j && i > 0 ? RIDGE * TRIED_SPREAD ** 2 : 0),
    ),
  );
  const features = samples[0].features.length;
  const right = Array.from({ length: size }, (_, i) =>
    Array.from({ length: features }, (__, f) => samples.reduce((sum, s, r) => sum + rows[r][i] * s.features[f], 0)),
  );
  const slopes = solve(normal, right);
  const rest = samples.map(({ features: row }, r) =>
    row.map((value, f) => value - rows[r].reduce((sum, x, i) => sum + x * slopes[i][f], 0)),
  );
  return { base: slopes[0], slopes: slopes.slice(1), rest };
}

/** Gauss elimination with the largest pivot. */
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, ...right[i]]);
  const size = rows.length;
  for (let k = 0; k < size; k++) {
    const pivot = rows
      .slice(k)
      .reduce((best, row, i) => (Math.abs(row[k]) > Math.abs(rows[best][k]) ? k + i : best), k);
    [rows[k], rows[pivot]] = [rows[pivot], rows[k]];
    for (let i = 0; i < size; i++) {
      if (i === k) continue;
      const factor = rows[i][k] / rows[k][k];
      if (factor !== 0) for (let j = k; j < rows[i].length; j++) rows[i][j] -= factor * rows[k][j];
    }
  }
  return rows.map((row, k) => row.slice(size).map((value) => value / row[k]));
}

/** Middles and spreads, one after the other in steps, by the distance on what was learnt. */
export function search({ base, slopes, rest }, real, random, recordings) {
  const count = slopes.length;
  const trust = recordings / (recordings + 1);
  const draws = rest.map(() => slopes.map(() => clamp(random.gaussian(), -2, 2)));
  const middles = new Array(count).fill(0);
  const spreads = new Array(count).fill(0.15);
  const cost = () =>
    energyDistance(
      rest.map((left, r) => {
        const row = base.map((value, f) => value + left[f]);
        for (let k = 0; k < count; k++) {
          const moved = middles[k] + spreads[k] * draws[r][k];
          for (let f = 0; f < row.length; f++) row[f] += moved * slopes[k][f];
        }
        return row;
      }),
      real,
    ) +
    COST * middles.reduce((sum, middle, k) => sum + middle * middle + spreads[k] * spreads[k], 0);
  let least = cost();
  for (let round = 0; round < ROUNDS; round++) {
    const step = 0.4 * 0.6 ** round;
    for (let k = 0; k < count; k++) {
      for (const [values, low, high] of [
        [middles, -FURTHEST_MIDDLE * trust, FURTHEST_MIDDLE * trust],
        [spreads, 0, WIDEST_SPREAD],
      ]) {
        for (const change of [step, -step]) {
          const kept = values[k];
          values[k] = clamp(kept + change, low, high);
          const now = cost();
          if (now < least) {
            least = now;
            break;
          }
          values[k] = kept;
        }
      }
    }
  }
  return { middles, spreads };
}
