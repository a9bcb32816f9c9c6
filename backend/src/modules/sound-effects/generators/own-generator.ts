import type { SceneEngine } from '../scene-engine';
import type { MadeTake, RenderWatch, SoundGenerator, SoundRequest } from './sound-generator';

/** Our own engine renders the scene. */
export class OwnGenerator implements SoundGenerator {
  readonly id = 'whoosh';

  constructor(private readonly engine: SceneEngine) {}

  async make({ scene, title }: SoundRequest, watch: RenderWatch): Promise<MadeTake> {
    return { ...(await this.engine.render(scene, title, watch)), madeBy: null };
  }
}
