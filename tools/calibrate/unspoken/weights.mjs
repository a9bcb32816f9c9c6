import { LEAST_WEIGHT } from './choice.mjs';
import { discrepancy, mixtureOf } from './mixture.mjs';

/**
 * How often each combination has to be drawn so that takes are most like all recordings: its likeness is the mean over
 * several takes, so that what one of them met by chance counts little. Where halves of the recordings can judge each
 * other, only if weights by either half are nearer to the other than those that the combinations have.
 * @param {{ row: number[], takes: { y: number[], f: number[] }[] }[]} groups combinations, the weight first
 * @param {{ half: number, y: number[], f: number[] }[]} recordings
 * @returns {{ gate?: { recordings: number, before: number, after: number }[], isPassed: boolean, weights: number[] }}
 * weights in percent, 0 for what is left out
 */
export function weighed(groups, recordings, likeness, canJudge) {
  const known = groups.map(({ row: [weight] }) => weight);
  const gate = canJudge ? [0, 1].map((half) => judged(groups, known, recordings, half, likeness)) : undefined;
  return {
    gate,
    isPassed: gate?.every(({ before, after }) => after < before) ?? true,
    weights: percentOf(fitted(groups, recordings, likeness)),
  };
}

function judged(groups, known, recordings, half, likeness) {
  const kept = recordings.filter((row) => row.half !== half);
  const by = fitted(
    groups,
    recordings.filter((row) => row.half === half),
    likeness,
  );
  const distance = (weights) => Number(distanceOf(groups, weights, kept, likeness).toFixed(3));
  return { recordings: kept.length, before: distance(known), after: distance(percentOf(by)) };
}

function fitted(groups, recordings, likeness) {
  const alike = (a, b) => mean(a.flatMap((one) => b.map((other) => likeness(one, other))));
  return mixtureOf(
    groups.map(({ takes }) => takes),
    recordings.map((row) => [row]),
    alike,
  );
}

/** Discrepancy of takes that are drawn by these weights of their combinations. */
function distanceOf(groups, weights, recordings, likeness) {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = groups.flatMap(({ takes }, k) => takes.map(() => weights[k] / whole / takes.length));
  return discrepancy(
    groups.flatMap(({ takes }) => takes),
    shares,
    recordings,
    likeness,
  );
}

function percentOf(weights) {
  const percent = weights.map((weight) => Math.round(100 * weight));
  return percent.map((weight) => (weight < LEAST_WEIGHT ? 0 : weight));
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
