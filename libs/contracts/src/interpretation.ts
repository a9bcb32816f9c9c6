import type { Gestures, Intensity, Lang, Scene } from '@whoosh/sound-scene';
import type { EffectSource, SoundEvent, SourceFamily } from './sound-effects';

export interface InterpretRequest {
  /** Not needed with a scene. */
  description?: string;
  duration?: number;
  intensity?: Intensity;
  seed?: number;
  loop?: boolean;
  /** Of the description; without it, the one that it seems to be in. */
  lang?: Lang;
  /**
   * Asks the operator's other reader, whose name /api/config tells: always, or where our own is not sure. The words
   * then leave this server.
   */
  reader?: ReaderWish;
  /** A scene to describe or to refine instead of a description. */
  scene?: Scene;
  /** Lines of words that change the scene, one after the other: "further away, darker", "one more knock". */
  refinements?: string[];
}

export const READER_WISHES = ['other', 'if-unsure'] as const;
export type ReaderWish = (typeof READER_WISHES)[number];

/** What a description means: the scene, and each layer as the score shows it. */
export interface InterpretResponse {
  scene: Scene;
  layers: InterpretedLayer[];
  notUnderstood: UnknownWords[];
  /**
   * Words that name a sound which nothing in the scene makes, with the sounds that they may name, and words without
   * meaning. No doubt: the rest was read without them.
   */
  unused: UnusedWords[];
  /**
   * No word means anything: what sounds is not what was meant. Programs are warned; the page asks again before it is
   * paid for.
   */
  meaningless: boolean;
  /** What a program is to know before it pays, as sentences in English; empty: nothing. */
  warnings: string[];
  /** Who read it, where that was not our own reader. */
  readBy?: string;
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

/** Words that are not heard, and sources that they may have meant, best first. */
export interface UnknownWords {
  text: string;
  span: [number, number];
  suggestions: SourceChoice[];
}

/** Words that were not used. */
export interface UnusedWords extends UnknownWords {
  /** No dictionary of the engine has it; else it names a sound. */
  isUnknown: boolean;
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
  attributes: LayerAttribute[];
  /**
   * How likely this source is what the words mean, 0..1. It says nothing of how near the source comes to the real
   * thing: that is the grade.
   */
  confidence: number;
  guessed: boolean;
  /**
   * Other sources that can stand in this one's place: first what the words could mean too, then the family's, best
   * grade first.
   */
  alternatives: SourceChoice[];
  /** What its source can be or do besides the usual, as `source.variant` of a scene names it; absent: nothing. */
  variants?: string[];
}

/** Words that say something of a layer. */
export interface LayerAttribute {
  label: string;
  /** Characters, [start, end). */
  span: [number, number];
  kind: 'modifier' | 'time' | 'place' | 'space';
  /** Path of the field of the layer that they set: `mods.speed`, `source.surface`; of several the most audible one. */
  field?: string;
}

/** A source that a person can choose for a layer. */
export interface SourceChoice extends EffectSource {
  grade: SourceGrade | null;
  /** Not told of choices that were kept before it was known. */
  plays?: SourcePlay;
  /** What it can be or do besides the usual; absent: nothing. */
  variants?: string[];
}

/** How a source plays: single events, something that goes on, or either. */
export const SOURCE_PLAYS = ['events', 'continuous', 'either'] as const;
export type SourcePlay = (typeof SOURCE_PLAYS)[number];

/** One source of the catalogue, as GET /api/sound-effects/sources lists them. */
export interface CatalogueSource extends SourceChoice {
  plays: SourcePlay;
  /** What people call it, in English. */
  words: string[];
}

export type SourceGrade = 'strong' | 'fair' | 'sketch';
