import { Injectable } from '@nestjs/common';
import { costOf, describeScene, ENGINE_VERSION, gesturesOf, interpret, takeSeed } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/languages';
import type { Gestures, Scene } from '@whoosh/sound-scene';
import { RenderPool } from './render-pool';
import { SoundGenerator, type InterpretOptions, type RenderedStems, type RenderedTake, type RenderWatch, type SceneDescription } from './sound-generator';

/** The sound engine of this house. */
@Injectable()
export class ProceduralGenerator extends SoundGenerator {
  override readonly version = ENGINE_VERSION;

  constructor(private readonly pool: RenderPool) {
    super();
  }

  override interpret(description: string, options: InterpretOptions): Scene {
    return interpret(description, options);
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

  override takeSeed(seed: number, take: number): number {
    return takeSeed(seed, take);
  }

  override async render(scene: Scene, title: string, watch: RenderWatch): Promise<RenderedTake> {
    const { mix, wav } = await this.pool.render(scene, watch);
    return { wav, mp3: this.pool.encodeMp3(mix, title, watch.signal) };
  }

  override renderStems(scene: Scene, signal: AbortSignal): Promise<RenderedStems> {
    return this.pool.renderStems(scene, signal);
  }
}
