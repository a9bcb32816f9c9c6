import { exp } from '../../dsp/exact-math';
import type { Measures } from './measures';

/**
 * Weights in hundredths: an event's odds against silence rise by e to the hundredth. Whole numbers, so that every
 * JavaScript engine agrees.
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

/**
 * Probabilities of several candidates and of silence (score 0), in thousandths; the silence is the last one. Only IEEE
 * operations: the same everywhere.
 */
export function probabilities(scores: readonly number[]): number[] {
  const all = [...scores, 0].map((score) => Math.max(-HIGHEST, Math.min(HIGHEST, score)));
  const most = Math.max(...all);
  const weights = all.map((score) => exp((score - most) / 100));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.round((weight / sum) * 1000));
}
