import type { Gestures, Intensity, Scene } from '@whoosh/sound-scene';
import type { EffectSource, SoundEvent, SourceFamily } from './sound-effects';

export interface InterpretRequest {
  /** Not needed with a scene. */
  description?: string;
  duration?: number;
  intensity?: Intensity;
  seed?: number;
  loop?: boolean;
  /** A scene to describe or to refine instead of a description. */
  scene?: Scene;
  /** Lines of words that change the scene, one after the other: "further away, darker", "one more knock". */
  refinements?: string[];
}

/** What a description means: the scene, and each layer as the score shows it. */
export interface InterpretResponse {
  scene: Scene;
  layers: InterpretedLayer[];
  notUnderstood: UnknownWords[];
  /** What each line of the refinements did, in their order; only where there were any. */
  refinements?: RefinementResult[];
}

/** What a line of words changed in a scene. */
export interface RefinementResult {
  words: string;
  changes: SceneChange[];
  /** Words that mean nothing here, or name nothing that is in the scene. */
  notUnderstood: SaidWords[];
  /** Words that were understood and change nothing: it is so already, or at its limit. */
  withoutEffect: SaidWords[];
}

export interface SaidWords {
  text: string;
  /** Characters of the line, [start, end). */
  span: [number, number];
}

/** One field of a scene, as it was and as it is now. */
export interface SceneChange {
  /** The words that did it. */
  words: string;
  /** Id of the layer; null: of the scene itself. */
  layer: string | null;
  /** What sounds there; null: the whole scene. */
  label: string | null;
  /** Path in the scene or the layer: `mods.brightness`, `place.distance`; `layer` for one that came or went. */
  field: string;
  /** null: not set. Lists are told as their JSON. */
  before: number | string | boolean | null;
  after: number | string | boolean | null;
}

/** Answer of GET /api/sound-effects/{id}/scene: what an effect was made of, so that it can be made again. */
export interface EffectSceneResponse extends InterpretResponse {
  /** Layers that can take longer or shorter over what they do. */
  gestures: Gestures;
  /** What happens in the sound, in time order. */
  events: SoundEvent[];
}

/** Words that mean nothing to the engine, and sources that they may have meant, best first. */
export interface UnknownWords {
  text: string;
  span: [number, number];
  suggestions: SourceChoice[];
}

export interface InterpretedLayer {
  id: string;
  model: string;
  label: string;
  family: SourceFamily;
  /** null until the grading script has judged this source. */
  grade: SourceGrade | null;
  /** When it sounds, seconds. */
  start: number;
  end: number;
  /** Onsets of single events, seconds; empty for continuous layers. */
  events: number[];
  spans: [number, number][];
  /** Attributes that were understood, in words: heavy, tin roof, distant, at 3 s. */
  attributes: { label: string; span: [number, number]; kind: 'modifier' | 'time' | 'place' | 'space' }[];
  guessed: boolean;
  /** Other sources that can stand in this one's place: first what the words could mean too, then the family's, best grade first. */
  alternatives: SourceChoice[];
}

/** A source that a person can choose for a layer. */
export interface SourceChoice extends EffectSource {
  grade: SourceGrade | null;
}

export type SourceGrade = 'strong' | 'fair' | 'sketch';
