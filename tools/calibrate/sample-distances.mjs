/** No feature counts for more than this, standard deviations squared. */
const FURTHEST_SQUARED = 16;

/** Mean distance between takes and recordings against those among takes and among recordings. */
export function energyDistance(takes, real) {
  return 2 * meanDistance(takes, real) - among(takes) - among(real);
}

/** Mean distance between two of a set. */
export const among = (rows) => (meanDistance(rows, rows) * rows.length) / Math.max(1, rows.length - 1);

function meanDistance(a, b) {
  let sum = 0;
  for (const x of a) for (const y of b) sum += distance(x, y);
  return sum / (a.length * b.length);
}

function distance(x, y) {
  let sum = 0;
  for (let k = 0; k < x.length; k++) sum += Math.min(FURTHEST_SQUARED, (x[k] - y[k]) ** 2);
  return Math.sqrt(sum);
}

/**
 * How well a direction that was learnt from some tells others apart: 0.5 by chance, 1 always. The direction is the
 * difference of the means, each feature limited, as few sounds do not tell how features belong together.
 */
export function toldApart(learnt, tried) {
  const means = [learnt.takes, learnt.real].map((rows) =>
    rows[0].map((_, k) => rows.reduce((sum, row) => sum + row[k], 0) / rows.length),
  );
  const direction = means[0].map((value, k) => Math.max(-2, Math.min(2, means[1][k] - value)));
  const score = (row) => row.reduce((sum, value, k) => sum + direction[k] * value, 0);
  const [takes, real] = [tried.takes.map(score), tried.real.map(score)];
  let wins = 0;
  for (const a of takes) for (const b of real) wins += b > a ? 1 : b === a ? 0.5 : 0;
  return wins / (takes.length * real.length);
}
