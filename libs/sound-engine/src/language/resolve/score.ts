import { exp } from '../../dsp/exact-math';

/** Named measures of a candidate, whole numbers; its score is their sum, each times its learnt weight. */
export type Measures = Map<string, number>;

/**
 * Weights in hundredths: the odds of a candidate rise by e to the hundredth. Whole numbers, so that every JavaScript
 * engine agrees.
 */
export type Weights = Readonly<Record<string, number>>;

/** Sum of the measures, each times its weight. */
export function scoreOf(measures: Measures, weights: Weights): number {
  let score = 0;
  for (const [name, value] of measures) score += (weights[name] ?? 0) * value;
  return score;
}

/** Scores beyond this are as sure as can be. */
const HIGHEST = 2000;

/** Probability for a score, in thousandths: the logistic function. Only IEEE operations: the same everywhere. */
export function probabilityOf(score: number): number {
  const within = Math.max(-HIGHEST, Math.min(HIGHEST, score));
  return Math.round(1000 / (1 + exp(-within / 100)));
}
