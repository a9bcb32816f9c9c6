import { clamp, exp2, log2 } from '../../dsp/exact-math';
import { hash32, Random } from '../../dsp/random';
import type { Individual, Trait } from '../../individual/individual';
import type { Performance } from '../../model';

/** No individual lies further off than this, standard deviations of what is drawn. */
const FURTHEST = 2;

/**
 * Draws of a kernel's own that stay with the individual: the same for every voice that plays it; undefined for the
 * usual one.
 */
export function ownDraws({ individual }: Performance, ...name: readonly (string | number)[]): OwnDraws | undefined {
  return individual && OwnDraws.of(individual, ...name);
}

/**
 * An individual of a kind whose recordings differ less (or more) from each other than the usual: its draws are made
 * that much less wide.
 */
export interface TemperedIndividual extends Individual {
  readonly ownShare?: number;
}

/** The same one, all its traits drawn towards the usual. @param share of the spread that is left, 0..1.5 */
export function tempered(individual: Individual, share: number): TemperedIndividual {
  const less = (trait: Trait): Trait => ({ ...trait, factor: exp2(share * log2(trait.factor)) });
  const { throat } = individual;
  return {
    ...individual,
    size: share * individual.size,
    distance: share * individual.distance,
    pitch: less(individual.pitch),
    length: less(individual.length),
    attack: less(individual.attack),
    decay: less(individual.decay),
    decayByOctave: individual.decayByOctave.map(less),
    interval: less(individual.interval),
    ...(throat && {
      throat: {
        ...throat,
        jitter: less(throat.jitter),
        shimmer: less(throat.shimmer),
        range: less(throat.range),
        formants: throat.formants.map((formant) => ({ ...formant, ...less(formant) })),
      },
    }),
    ownShare: share,
  };
}

/** Draws of what differs from event to event, as far as the individual's events do. @param name of the events */
export function eventDraws({ seed, individual }: Performance, name: string): Random {
  return new Random(hash32(seed, name), individual?.variety);
}

/** Limited normal draws. */
export class OwnDraws {
  private readonly random: Random;

  private constructor(
    seed: number,
    private readonly share: number,
  ) {
    this.random = new Random(seed);
  }

  /** Those that an individual keeps under a name. */
  static of(individual: TemperedIndividual, ...name: readonly (string | number)[]): OwnDraws {
    return new OwnDraws(hash32(individual.seed, 'own', ...name), individual.ownShare ?? 1);
  }

  /** Standard normal, at most two standard deviations off; less wide where the kind is. */
  normal(): number {
    return this.share * clamp(this.random.gaussian(), -FURTHEST, FURTHEST);
  }

  /** A factor around 1. @param octaves standard deviation */
  factor(octaves: number): number {
    return exp2(octaves * this.normal());
  }

  /** [min, max). */
  range(min: number, max: number): number {
    return this.random.range(min, max);
  }

  /** Index of one of the weights, drawn by weight; 0 where they are all 0. */
  weighted(weights: readonly number[]): number {
    let left = this.random.uniform() * weights.reduce((sum, weight) => sum + weight, 0);
    const found = weights.findIndex((weight) => (left -= weight) < 0);
    return Math.max(0, found);
  }
}
