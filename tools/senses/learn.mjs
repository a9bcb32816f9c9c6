/**
 * Multinomial logistic regression over candidates and silence, several of which may be right: maximises the probability
 * of the right ones. Full gradients with Adam (Kingma and Ba, 2015) from zero, so that the same data give the same
 * weights.
 */

/**
 * A choice as numbers: for each candidate the indices and values of its measures, whether it is right; silence is right
 * where none is.
 */
export function encode(choices, accepted, index) {
  return choices.map((weighed) => ({
    weight: weighed.weight ?? 1,
    candidates: weighed.measures.map((measures, at) => {
      const names = [];
      const values = [];
      for (const [name, value] of measures) {
        if (!index.has(name)) index.set(name, index.size);
        names.push(index.get(name));
        values.push(value);
      }
      return { names, values, right: accepted.has(weighed.candidates[at].source) };
    }),
  }));
}

const STEPS = 150;
const RATE = 0.08;

/**
 * @param penalty of squared weights (L2)
 * @param kept weights by index that stay as they are
 * @param least the least that a weight may be, by index: 0 of a measure that can only speak for a candidate
 */
export function learn(examples, size, penalty, kept = new Map(), least = new Map()) {
  const weights = new Float64Array(size);
  for (const [at, weight] of kept) weights[at] = weight;
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientOf(examples, weights);
    for (let i = 0; i < size; i++) {
      if (kept.has(i)) continue;
      const slope = gradient[i] / total - (penalty * weights[i]) / total;
      first[i] = 0.9 * first[i] + 0.1 * slope;
      second[i] = 0.999 * second[i] + 0.001 * slope * slope;
      const mean = first[i] / (1 - 0.9 ** step);
      const spread = second[i] / (1 - 0.999 ** step);
      weights[i] += (RATE * mean) / (Math.sqrt(spread) + 1e-8);
      weights[i] = Math.max(least.get(i) ?? -Infinity, weights[i]);
    }
  }
  return weights;
}

function gradientOf(examples, weights) {
  const gradient = new Float64Array(weights.length);
  for (const { candidates, weight } of examples) {
    const shares = sharesOf(candidates, weights);
    const isRightAny = candidates.some(({ right }) => right);
    const rightSum = isRightAny ? candidates.reduce((sum, { right }, at) => sum + (right ? shares[at] : 0), 0) : 1;
    candidates.forEach(({ names, values, right }, at) => {
      const wanted = isRightAny && right ? shares[at] / rightSum : 0;
      const pull = weight * (wanted - shares[at]);
      for (let i = 0; i < names.length; i++) gradient[names[i]] += pull * values[i];
    });
  }
  return gradient;
}

/** Probability of each candidate beside silence, whose score is 0. */
export function sharesOf(candidates, weights) {
  const scores = candidates.map(({ names, values }) =>
    names.reduce((sum, name, i) => sum + weights[name] * values[i], 0),
  );
  const most = Math.max(0, ...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((all, one) => all + one, Math.exp(-most));
  return odds.map((one) => one / sum);
}

/**
 * Steps of [probability from, share right], both in thousandths: isotonic regression by pooling adjacent violators
 * (Ayer et al., 1955).
 */
export function isotonic(pairs, leastPerStep) {
  const sorted = [...pairs].sort((a, b) => a.probability - b.probability);
  const blocks = [];
  for (let at = 0; at < sorted.length; at += leastPerStep) {
    // The last block takes what is left over.
    const isLast = sorted.length - at < 2 * leastPerStep;
    const part = sorted.slice(at, isLast ? undefined : at + leastPerStep);
    // One right and one wrong are added to each block, so that no few cases make anything certain (Laplace's rule of
    // succession).
    blocks.push({
      from: part[0].probability,
      right: part.filter(({ right }) => right).length + 1,
      of: part.length + 2,
    });
    while (blocks.length > 1) {
      const [before, last] = blocks.slice(-2);
      if (before.right / before.of < last.right / last.of) break;
      blocks.splice(-2, 2, { from: before.from, right: before.right + last.right, of: before.of + last.of });
    }
    if (isLast) break;
  }
  return blocks.map(({ from, right, of }) => [Math.round(from), Math.round((1000 * right) / of)]);
}
