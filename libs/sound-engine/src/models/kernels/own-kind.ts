import { clamp, exp2, log2 } from '../../dsp/exact-math';
import { hash32, Random } from '../../dsp/random';
import type { NearReflections } from '../../dsp/near-reflections';
import type { Individual, Trait } from '../../individual/individual';
import type { Params, Performance } from '../../model';
import type { Voice, VoiceEvent } from '../../voice';
import { OwnDraws, tempered } from './own-draws';
import { ownSurfaces } from './own-surfaces';
import type { ParamSpecs } from './word-shaping';

/** Traits of an individual that a parameter may follow. */
type TraitName = 'pitch' | 'length' | 'attack' | 'decay' | 'interval' | 'jitter' | 'shimmer' | 'range';

/** How far a parameter differs from one individual of a kind to another. */
export interface Difference {
  /** It goes with this trait of the individual, to this power (default 1). */
  trait?: TraitName;
  power?: number;
  /** Beside that: a factor of its own, standard deviation in octaves. */
  octaves?: number;
  /** A summand of its own, standard deviation in the parameter's unit. */
  amount?: number;
  /** What recordings of the kind have, in the parameter's unit: no individual leaves it, unless words put it there. */
  range?: readonly [number, number];
}

/** By parameter; those that are not named are alike in all individuals. */
export type Differences = Readonly<Record<string, Difference>>;

/**
 * How parameters of a unit usually differ between individuals; a kernel names its exceptions. Between recordings of one
 * source pitches differ by
 * 0.7 to 1.1 octaves, lengths by 0.9, decays by 1.0 (figures of the families, medians); of the draws of an individual,
 * 0.7 of that, half is taken, as parameters of one thing add up.
 */
const BY_UNIT: Differences = {
  Hz: { trait: 'pitch', power: 0.5, octaves: 0.15 },
  s: { trait: 'decay', power: 0.4, octaves: 0.2 },
  ms: { trait: 'decay', power: 0.4, octaves: 0.2 },
  '/s': { octaves: 0.3 },
  'dB/octave': { amount: 1 },
  ratio: { octaves: 0.2 },
  gain: { octaves: 0.5 },
  '': { octaves: 0.4 },
  share: { octaves: 0.25 },
  depth: { octaves: 0.3 },
  Q: { octaves: 0.3 },
  exponent: { octaves: 0.25 },
  grains: { octaves: 0.4 },
  pieces: { octaves: 0.4 },
};
/** Told by words alone, or a choice and no measure. */
const ALIKE = new Set(['strength', 'force', 'level', 'regularity', 'group', 'minor', 'roll', 'density', 'singers']);
/** No individual lies further off, standard deviations. */
const FURTHEST = 2;
const RATE: Difference = { trait: 'interval', power: -0.5 };

/** Differences by the parameters' units, with a kernel's exceptions; `{}` for one that does not differ. */
export function differencesOf(specs: ParamSpecs, exceptions: Differences = {}): Differences {
  const usual = Object.entries(specs).flatMap(([name, { unit }]): [string, Difference][] => {
    if (ALIKE.has(name)) return [];
    if (name === 'rate') return [[name, RATE]];
    return Object.hasOwn(BY_UNIT, unit) ? [[name, BY_UNIT[unit]]] : [];
  });
  return { ...Object.fromEntries(usual), ...exceptions };
}

/** The factor of a trait; 1 where the kind has no such trait. */
export function traitFactor(individual: Individual | undefined, name: TraitName): number {
  if (!individual) return 1;
  const throat = individual.throat;
  const traits: Readonly<Record<TraitName, Trait | undefined>> = {
    pitch: individual.pitch,
    length: individual.length,
    attack: individual.attack,
    decay: individual.decay,
    interval: individual.interval,
    jitter: throat?.jitter,
    shimmer: throat?.shimmer,
    range: throat?.range,
  };
  return traits[name]?.factor ?? 1;
}

/** What an individual makes of a parameter's value. */
type OwnValue = (value: number) => number;

/** By the names of the parameters in which it differs. */
function ownValues(
  specs: ParamSpecs,
  differences: Differences,
  individual: Individual,
): Readonly<Record<string, OwnValue>> {
  const named = Object.entries(differences).filter(([name]) => Object.hasOwn(specs, name));
  return Object.fromEntries(
    named.map(([name, { trait, power = 1, octaves = 0, amount = 0, range }]): [string, OwnValue] => {
      const draws = OwnDraws.of(individual, 'differs', name);
      const along = trait === undefined ? 1 : raised(traitFactor(individual, trait), power);
      const found = foundOf(individual, name);
      const isSum = amount !== 0;
      const factor = along * draws.factor(octaves) * (isSum ? 1 : exp2(found));
      const summand = amount * draws.normal() + (isSum ? found : 0);
      const { min, max } = specs[name];
      const [least, most] = range ?? [min, max];
      // What is nothing stays nothing: an individual does not grow parts that its kind has not.
      return [
        name,
        (value) =>
          value === 0 && amount === 0
            ? 0
            : clamp(value * factor + summand, Math.min(value, least), Math.max(value, most)),
      ];
    }),
  );
}

/** What was found that individuals of the kind have in a parameter: this one's, whatever the share of other draws. */
function foundOf({ seed, kind }: Individual, name: string): number {
  if (!Object.hasOwn(kind.differs, name)) return 0;
  const [middle, spread] = kind.differs[name];
  return middle + spread * clamp(new Random(hash32(seed, 'found', name)).gaussian(), -FURTHEST, FURTHEST);
}

function raised(factor: number, power: number): number {
  return power === 1 ? factor : exp2(power * log2(factor));
}

/**
 * The voice of an individual: `make` gets the individual's parameters, and so does whoever changes them while it
 * sounds.
 * @param isStruck whether it sounds in blows
 */
export function voiceOfItsOwn(
  specs: ParamSpecs,
  differences: Differences,
  params: Params,
  performance: Performance,
  make: (params: Params, performance: Performance) => Voice,
  isStruck = false,
): Voice {
  if (!performance.individual) return make(params, performance);
  const { share, differs } = performance.individual.kind;
  if (share === 0 && Object.keys(differs).length === 0)
    return make(params, { ...performance, individual: undefined, events: performance.individual });
  const individual = share === 1 ? performance.individual : tempered(performance.individual, share);
  const own = ownValues(specs, differences, individual);
  const moved = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, own[name]?.(value) ?? value]));
  return new OwnVoice(make(moved, { ...performance, individual }), own, ownSurfaces(individual, isStruck));
}

/**
 * Hands on everything but the values of parameters, which become the individual's own; its microphone stands somewhere.
 */
class OwnVoice implements Voice {
  readonly channels: 1 | 2;

  constructor(
    private readonly voice: Voice,
    private readonly own: Readonly<Record<string, OwnValue>>,
    private readonly surfaces: NearReflections,
  ) {
    this.channels = voice.channels;
  }

  get events(): readonly VoiceEvent[] {
    return this.voice.events;
  }

  process(out: readonly Float32Array[], from: number, to: number): void {
    this.voice.process(out, from, to);
    // What surrounds the listener comes from everywhere: no surface is nearer than the sound.
    if (this.channels === 1) this.surfaces.process(out[0], from, to);
  }

  set(param: string, value: number, atSample: number): void {
    this.voice.set(param, this.own[param]?.(value) ?? value, atSample);
  }

  forgetEvents(): void {
    this.voice.forgetEvents();
  }
}
