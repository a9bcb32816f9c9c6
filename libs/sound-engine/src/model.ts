import type { Intensity, Material, Modifiers, SourceRef } from '@whoosh/sound-scene';
import type { Individual } from './individual/individual';
import type { Voice } from './voice';

/**
 * How a source fills time: `texture` sounds on (rain), `one-shot` happens once (glass break), `sequence` repeats in its
 * own rhythm (footsteps, barks), `modulated` runs through a course (engine, siren).
 */
export type ModelKind = 'texture' | 'one-shot' | 'sequence' | 'modulated';

/** A number that shapes the model: its unit, range and default. */
export interface ParamSpec {
  unit: string;
  min: number;
  max: number;
  default: number;
  /** What it does to the sound, in a few words. */
  meaning: string;
}

export type Params = Readonly<Record<string, number>>;

/** What the words said about one layer, as a model may read it. Absent means not said. */
export interface LayerModifiers {
  mods: Readonly<Modifiers>;
  /** 0..1, 0.5 neutral: the layer's own intensity combined with the scene's. */
  intensity: number;
  sceneIntensity: Intensity;
  material?: Material;
  surface?: Material;
  variant?: string;
  exciter?: string;
  /** Seconds that the layer has. */
  duration: number;
}

/** When events happen, in seconds of the voice's time. Continuous models ignore all but the duration. */
export type Cue =
  | { kind: 'continuous' }
  | { kind: 'shots'; at: readonly number[] }
  | { kind: 'train'; rate: number; regularity: number }
  | { kind: 'sporadic'; perMinute: number };

export interface Performance {
  /** Unsigned 32-bit; every random stream of the voice derives from it. */
  seed: number;
  /** Seconds that the voice is expected to sound; live voices get Infinity. */
  duration: number;
  cue: Cue;
  /**
   * Which one of its kind sounds: the same for the whole voice, drawn before it is prepared (`drawIndividual`). A model
   * multiplies what it has by the traits' factors (`pitch`, `length`, `attack`, `decay`, `decayByOctave`, `interval`: 1
   * is usual), lets events of one voice differ by the traits' `within` (octaves), and may read `size`, `wear`,
   * `distance`, `irregularity`, `eventLevelDb`, `partials` and `throat`; noises take its
   * `dynamics`. Words are in the parameters already. What a model does with colour, `IndividualVoice` does not need to
   * do: it goes from the model's calibrated mean. Absent: the usual one, as a voice that is prepared by itself has it.
   */
  individual?: Individual;
  /**
   * Whose events differ, of a kind that is the usual one in all else: what differs between takes and what differs
   * within one are measured apart.
   */
  events?: Individual;
}

/** A sound source: words to parameters, parameters to samples. */
export interface SoundModel {
  readonly id: string;
  readonly kind: ModelKind;
  /**
   * The chain of excitation, resonance, modulation and events that plays it; sources of one kernel differ in their
   * parameters.
   */
  readonly kernel: string;
  readonly params: Readonly<Record<string, ParamSpec>>;
  /** What else it can be or do, as `LayerModifiers.variant` names it; each sounds otherwise than the usual one. */
  readonly variants?: readonly string[];
  /** The parameters in which its individuals differ. */
  readonly differing?: readonly string[];
  /** Words to parameters. Pure; every value lies inside its range. */
  mapModifiers(words: LayerModifiers): Params;
  /** Seconds that one event sounds until it is 60 dB down. */
  naturalSeconds(params: Params): number;
  /**
   * Seconds that belong to the sound although they lie 40 dB under its peak: the air of a swing, the breath drawn for a
   * sneeze. What says none begins at once, so that a clip sounds where it is put.
   */
  readonly preRoll?: number;
  /** Events per second at which a sequence repeats by itself; 0 for the others. */
  naturalRate(params: Params): number;
  /** A texture that repeats itself by nature: the hum of the mains, a motor that turns. */
  readonly isPeriodic?: boolean;
  /** A one-shot that may be repeated to fill a longer time (a bark may, an explosion may not). */
  readonly repeatable: boolean;
  /** @throws RangeError for a parameter outside its range */
  prepare(params: Params, performance: Performance): Voice;
}

export type { SourceRef };
