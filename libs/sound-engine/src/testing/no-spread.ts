import type { FamilySpread } from '../individual/figures';

/** Of a family whose individuals are all alike. */
export const NO_SPREAD: FamilySpread = {
  range: 0,
  directions: [],
  rest: 0,
  f0_oct: 0,
  interval_oct: 0,
  length_oct: 0,
  attack_oct: 0,
  t60_oct: 0,
};
