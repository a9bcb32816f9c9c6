import { Injectable } from '@nestjs/common';
import {
  costOf,
  describeScene,
  ENGINE_VERSION,
  gesturesOf,
  interpret,
  refineScene,
  takeSeed,
  varyScene,
} from '@whoosh/sound-engine';
import '@whoosh/sound-engine/languages';
import type { AudioCut } from '@whoosh/audio-codec';
import type { Gestures, Scene } from '@whoosh/sound-scene';
import { RenderPool } from './render-pool';
import { mp3Of } from './generators/mp3-of';
import type { RenderedTake, RenderWatch } from './generators/sound-generator';
import { SceneEngine, type InterpretOptions, type RenderedStems, type SceneDescription } from './scene-engine';

/** The sound engine of this house. */
@Injectable()
export class WhooshEngine extends SceneEngine {
  override readonly version = ENGINE_VERSION;

  constructor(private readonly pool: RenderPool) {
    super();
  }

  override interpret(description: string, options: InterpretOptions): Scene {
    return interpret(description, options);
  }

  override refine(scene: Scene, words: string): ReturnType<SceneEngine['refine']> {
    return refineScene(scene, words);
  }

  override describe(scene: Scene): SceneDescription {
    return describeScene(scene);
  }

  override gestures(scene: Scene): Gestures {
    return gesturesOf(scene);
  }

  override cost(scene: Scene): number {
    return costOf(scene);
  }

  override vary(scene: Scene, amount: number, seed: number): Scene {
    return varyScene(scene, amount, seed);
  }

  override takeSeed(seed: number, take: number): number {
    return takeSeed(seed, take);
  }

  override async render(scene: Scene, title: string, watch: RenderWatch): Promise<RenderedTake> {
    const sound = await this.pool.render(scene, watch);
    return { wav: sound.wav, details: sound.details, mp3: mp3Of(sound, title, watch.signal, this.pool) };
  }

  override renderStems(scene: Scene, cuts: readonly AudioCut[], signal: AbortSignal): Promise<RenderedStems> {
    return this.pool.renderStems(scene, cuts, signal);
  }
}
