import type { AudioCut } from '@whoosh/audio-codec';
import type { Gestures, Intensity, Lang, Scene } from '@whoosh/sound-scene';
import type { CatalogueSource, InterpretResponse, RefinementResult } from '@whoosh/contracts';
import type { RenderedTake, RenderWatch, WorkWatch } from './generators/sound-generator';

export interface InterpretOptions {
  /** Seconds; without it, the length that fits what is described. */
  duration?: number;
  intensity: Intensity;
  /** Unsigned 32-bit. */
  seed: number;
  /** Without it, as the description says. */
  loop?: boolean;
  /** Of the description; without it, the one that it seems to be in. */
  lang?: Lang;
  /** What the person means by words: the id of a source by words in small letters. */
  senses?: Readonly<Record<string, string>>;
}

/** What a scene shows to a person. */
export type SceneDescription = Pick<
  InterpretResponse,
  'layers' | 'notUnderstood' | 'unused' | 'meaningless' | 'warnings'
>;

/**
 * Each layer of a sound as a file of its own; as 24-bit integers they sum up to the sound, those of a part that was cut
 * out to within a rounding.
 */
export interface RenderedStems {
  /** SHA-256 of the WAV of the whole sound, hexadecimal: what the layers sum up to. */
  mixDigest: string;
  /** In the order of the layers, without the muted ones. */
  stems: { layer: string; file: Uint8Array }[];
}

/** Our own engine: understands words, opens scenes and renders them. */
export abstract class SceneEngine {
  /** Changes whenever the same scene may sound different. */
  abstract readonly version: string;

  /**
   * What a description means, read off the event loop.
   * @param userId whose work it is; 0 for nobody
   * @throws AppError TEXT_TOO_COMPLICATED for words that take over 100 ms of processor time, RATE_LIMITED, UNAVAILABLE
   */
  abstract interpret(description: string, options: InterpretOptions, userId: number): Promise<Scene>;

  /** Every source that it plays. */
  abstract readonly sources: readonly CatalogueSource[];

  /** What a scene becomes by words that change it. @throws AppError as `interpret` */
  abstract refine(
    scene: Scene,
    words: string,
    userId: number,
  ): Promise<{ scene: Scene } & Omit<RefinementResult, 'words'>>;

  /** @throws RangeError for a scene with a source that there is not */
  abstract describe(scene: Scene): SceneDescription;

  /** The layers that can take longer or shorter over what they do. @throws RangeError as `describe` */
  abstract gestures(scene: Scene): Gestures;

  /**
   * Processor seconds per second of sound that rendering a scene takes, as estimated beforehand. @throws RangeError as
   * `describe`
   */
  abstract cost(scene: Scene): number;

  /** The scene with its individuals named, so that they stay when it gets another seed. */
  abstract keepIndividuals(scene: Scene): Scene;

  /**
   * A variation of a scene: its small things drawn anew by the seed, parameters and events moved as far as the amount
   * says, 0..1.
   */
  abstract vary(scene: Scene, amount: number, seed: number): Scene;

  /** Seed of a take, from 1 on, of a generation. */
  abstract takeSeed(seed: number, take: number): number;

  /**
   * Renders one take and has it encoded. Its parts are the caller's to wait for.
   * @param title stands in the MP3's tags
   * @throws PermanentFailure when this scene cannot be rendered; so do the parts when they cannot be made
   */
  abstract render(scene: Scene, title: string, watch: RenderWatch): Promise<RenderedTake>;

  /** Renders a scene layer by layer, each cut as the sound was. @throws as `render` */
  abstract renderStems(scene: Scene, cuts: readonly AudioCut[], watch: WorkWatch): Promise<RenderedStems>;
}
