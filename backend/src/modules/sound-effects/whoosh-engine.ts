import { Injectable } from '@nestjs/common';
import {
  costOf,
  describeCatalogue,
  describeScene,
  ENGINE_VERSION,
  gesturesOf,
  takeSeed,
  keepIndividuals,
  varyScene,
} from '@whoosh/sound-engine/scenes';
import type { AudioCut } from '@whoosh/audio-codec';
import type { CatalogueSource } from '@whoosh/contracts';
import type { Gestures, Scene } from '@whoosh/sound-scene';
import { ReadingThreads } from './reading/reading-threads';
import { RenderPool } from './render-pool';
import { mp3Of } from './generators/mp3-of';
import type { RenderedTake, RenderWatch, WorkWatch } from './generators/sound-generator';
import { SceneEngine, type InterpretOptions, type RenderedStems, type SceneDescription } from './scene-engine';

/** The sound engine of this house. */
@Injectable()
export class WhooshEngine extends SceneEngine {
  override readonly version = ENGINE_VERSION;
  override readonly sources: readonly CatalogueSource[] = describeCatalogue();

  constructor(
    private readonly pool: RenderPool,
    private readonly reading: ReadingThreads,
  ) {
    super();
  }

  override interpret(description: string, options: InterpretOptions, userId: number): Promise<Scene> {
    return this.reading.read(userId, { kind: 'interpret', description, options });
  }

  override refine(scene: Scene, words: string, userId: number): ReturnType<SceneEngine['refine']> {
    return this.reading.read(userId, { kind: 'refine', scene, words });
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

  override keepIndividuals(scene: Scene): Scene {
    return keepIndividuals(scene);
  }

  override vary(scene: Scene, amount: number, seed: number): Scene {
    return varyScene(scene, amount, seed);
  }

  override takeSeed(seed: number, take: number): number {
    return takeSeed(seed, take);
  }

  override async render(scene: Scene, title: string, watch: RenderWatch): Promise<RenderedTake> {
    const sound = await this.pool.render(scene, watch);
    return { wav: sound.wav, details: sound.details, mp3: mp3Of(sound, title, watch, this.pool) };
  }

  override renderStems(scene: Scene, cuts: readonly AudioCut[], watch: WorkWatch): Promise<RenderedStems> {
    return this.pool.renderStems(scene, cuts, watch);
  }
}
