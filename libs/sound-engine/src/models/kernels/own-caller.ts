import { clamp, exp2 } from '../../dsp/exact-math';
import type { Performance } from '../../model';
import { ownDraws } from './own-draws';
import { traitFactor } from './own-kind';

/** One animal or person against its kind: what stays from call to call. */
export interface OwnCaller {
  /** Factors of the throat's four resonances. */
  formants: readonly number[];
  /** Factor of the resonances' bandwidths. */
  bandwidth: number;
  shimmer: number;
  tremble: number;
  hiss: number;
  presence: number;
  attack: number;
  peak: number;
  /** Courses of the pitch in semitones around its median; the caller's own stands first. */
  contours: readonly (readonly number[])[];
  /** How long the parts of voice were that these were measured on, seconds. */
  contourSeconds: number;
  /** How often it takes that. */
  habit: number;
  /** Slow unsteadiness of pitch and resonances, and how far force opens the heights within a call. */
  wander: number;
  effort: number;
  /** Factors of the room's length and level and of the air's level. */
  room: number;
  wet: number;
  air: number;
}

export const USUAL_CALLER: OwnCaller = {
  formants: [1, 1, 1, 1],
  bandwidth: 1,
  shimmer: 1,
  tremble: 1,
  hiss: 1,
  presence: 1,
  attack: 1,
  peak: 1,
  contours: [],
  contourSeconds: 0,
  habit: 1,
  wander: 0,
  effort: 0,
  room: 1,
  wet: 1,
  air: 1,
};

/** Spread of the resonances beside that of the size, octaves; where none were measured. */
const FORMANT_OCTAVES = 0.1;

/** The caller that an individual is; undefined for the usual one. */
export function ownCaller(performance: Performance): OwnCaller | undefined {
  const { individual } = performance;
  const draws = ownDraws(performance, 'caller');
  if (!individual || !draws) return undefined;
  const { throat, size, distance } = individual;
  const contours = throat?.contours ?? [];
  const favourite = contours.length > 0 ? draws.weighted(contours.map(({ weight }) => weight)) : 0;
  const courses = contours.map(({ semitones }) => semitones);
  return {
    formants: [0, 1, 2, 3].map(
      (k) => clamp(throat?.formants[k]?.factor ?? exp2(-0.1 * size), 0.6, 1.7) * draws.factor(FORMANT_OCTAVES),
    ),
    bandwidth: draws.factor(0.35),
    shimmer: traitFactor(individual, 'shimmer'),
    tremble: draws.factor(0.25),
    hiss: draws.factor(0.8),
    presence: draws.factor(0.6),
    attack: clamp(individual.attack.factor, 0.4, 2),
    peak: draws.factor(0.4),
    contours: courses.length > 0 ? [courses[favourite], ...courses.filter((_, k) => k !== favourite)] : [],
    contourSeconds: throat?.contourSeconds ?? 0,
    habit: 0.7,
    wander: 0.02 * draws.factor(0.7),
    effort: draws.range(0.05, 0.4),
    room: draws.factor(0.5),
    wet: clamp(draws.factor(0.7) * exp2(0.4 * distance), 0.2, 3),
    air: draws.factor(1),
  };
}
