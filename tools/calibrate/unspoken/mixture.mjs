/** Keeps many candidates in a mixture: without it one lucky take would stand for all recordings. */
const RIDGE = 0.02;
const STEPS = 2_000;

/**
 * Likeness of sounds by an embedding and by features: the sum of two Gaussian kernels, each of half the squared
 * distance that recordings have in the middle (A. Gretton et al., "A kernel two-sample test", 2012).
 * @param {{ y: number, f: number, deviations: number[] }} scales
 */
export function likenessOf(scales) {
  return (a, b) =>
    Math.exp((-2 * squared(a.y, b.y)) / scales.y) + Math.exp((-2 * squared(a.f, b.f, scales.deviations)) / scales.f);
}

function squared(a, b, deviations) {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += ((a[k] - b[k]) / (deviations?.[k] ?? 1)) ** 2;
  return sum;
}

/**
 * Weights of takes, together 1, with which they are most like the recordings: least maximum mean discrepancy, by
 * projected gradient.
 * @returns {number[]}
 */
export function mixtureOf(takes, recordings, likeness) {
  const among = takes.map((a) => takes.map((b) => likeness(a, b)));
  const towards = takes.map((a) => mean(recordings.map((b) => likeness(a, b))));
  const step = 1 / (2 * Math.max(...among.map((row) => row.reduce((sum, value) => sum + value, 0))) + 2 * RIDGE);
  let weights = takes.map(() => 1 / takes.length);
  for (let k = 0; k < STEPS; k++) {
    weights = onSimplex(
      weights.map((weight, i) => {
        let slope = 2 * RIDGE * weight - 2 * towards[i];
        for (let j = 0; j < weights.length; j++) slope += 2 * among[i][j] * weights[j];
        return weight - step * slope;
      }),
    );
  }
  return weights;
}

/**
 * The nearest weights of which none is negative and that are 1 together (J. Duchi et al., 2008).
 * @param {number[]} values
 * @returns {number[]}
 */
export function onSimplex(values) {
  const sorted = [...values].sort((a, b) => b - a);
  let sum = 0;
  let excess = 0;
  for (let k = 0; k < sorted.length; k++) {
    sum += sorted[k];
    const tried = (sum - 1) / (k + 1);
    if (sorted[k] > tried) excess = tried;
  }
  return values.map((value) => Math.max(0, value - excess));
}

/**
 * Squared maximum mean discrepancy of weighted takes and recordings, without what each sound has with itself; around 0
 * where both are drawn alike.
 */
export function discrepancy(takes, weights, recordings, likeness) {
  let same = 0;
  let pairs = 0;
  takes.forEach((a, i) =>
    takes.forEach((b, j) => {
      if (i === j) return;
      same += weights[i] * weights[j] * likeness(a, b);
      pairs += weights[i] * weights[j];
    }),
  );
  const across = takes.reduce((sum, a, i) => sum + weights[i] * mean(recordings.map((b) => likeness(a, b))), 0);
  const own = mean(recordings.flatMap((a, i) => recordings.filter((_, j) => i !== j).map((b) => likeness(a, b))));
  return same / pairs - 2 * across + own;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
