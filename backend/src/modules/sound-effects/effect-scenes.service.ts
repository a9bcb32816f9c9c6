import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EffectSceneResponse } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { AppError } from '../../http';
import { Generation } from './generation.entity';
import { SoundEffectsService } from './sound-effects.service';
import { SceneEngine } from './scene-engine';
import { sceneOfTake, Take } from './take.entity';

/** Opens effects: what they were made of, and what happens in them. */
@Injectable()
export class EffectScenesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly effects: SoundEffectsService,
    private readonly engine: SceneEngine,
  ) {}

  /**
   * The scene of an effect, also of one in the trash, on which a clip may still stand; its seed is that of the take.
   * @throws AppError NOT_FOUND, NO_SCENE for a sound of another generator, ENGINE_CHANGED for a scene with a source
   * that this engine no longer has
   */
  async of(userId: number, id: number): Promise<EffectSceneResponse> {
    const [effect] = await this.effects.withIds(userId, [id]);
    if (effect === undefined) throw new AppError('NOT_FOUND');
    if (effect.madeBy !== null) throw new AppError('NO_SCENE');
    const { generationId, take } = effect;
    const { manager } = this.dataSource;
    const [generation, made] = await Promise.all([
      manager.findOneByOrFail(Generation, { id: generationId }),
      manager.findOneByOrFail(Take, { generationId, take }),
    ]);
    const scene = sceneOfTake(made, generation);
    try {
      return { scene, ...this.engine.describe(scene), gestures: this.engine.gestures(scene), events: made.events };
    } catch (error) {
      throw error instanceof RangeError ? new AppError('ENGINE_CHANGED') : error;
    }
  }
}
