import type { Params, Performance, SoundModel } from '../../model';
import type { Voice } from '../../voice';
import { voiceOfItsOwn, type Differences } from './own-kind';
import type { ParamSpecs } from './word-shaping';

/** A source as its family describes it; it sounds once and has no rhythm of its own unless it says so. */
type Described = Omit<SoundModel, 'prepare' | 'repeatable' | 'naturalRate' | 'differing'> &
  Partial<Pick<SoundModel, 'repeatable' | 'naturalRate'>> & {
    /** How its parameters differ from one individual to another; alike in all where absent. */
    differences?: Differences;
    /** Whether it sounds in blows, each over before the next: what comes back of them is weaker. */
    isStruck?: boolean;
    /** Gets only parameters that lie in their ranges. */
    voice(params: Params, performance: Performance): Voice;
  };

/** The source whose voices are made of checked parameters. */
export function soundModel({ voice, differences, isStruck, ...described }: Described): SoundModel {
  return {
    repeatable: false,
    differing: Object.keys(differences ?? {}).filter((name) => Object.hasOwn(described.params, name)),
    naturalRate: () => 0,
    ...described,
    prepare(params, performance) {
      assertParams(described.params, params);
      return differences === undefined
        ? voice(params, performance)
        : voiceOfItsOwn(described.params, differences, params, performance, voice, isStruck);
    },
  };
}

/** @throws RangeError for a missing, unknown or out-of-range parameter */
function assertParams(specs: ParamSpecs, params: Params): void {
  for (const name of Object.keys(params)) {
    if (!Object.hasOwn(specs, name)) throw new RangeError(`params: unknown parameter '${name}'`);
  }
  for (const [name, spec] of Object.entries(specs)) {
    const value = params[name];
    if (!(value >= spec.min && value <= spec.max))
      throw new RangeError(`${name} must be ${spec.min}..${spec.max} ${spec.unit}`);
  }
}
