import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { MixRequest } from '@whoosh/contracts';
import { withLevels, type Scene } from '@whoosh/sound-scene';
import { DataSource } from 'typeorm';
import { AppError } from '../../../http';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { WorkBudget } from '../../../infra/work-budget';
import { Generation } from '../generation.entity';
import { RenderPool } from '../render-pool';
import { SceneEngine } from '../scene-engine';
import type { SoundEffect } from '../sound-effect.entity';
import { SoundEffectsService } from '../sound-effects.service';
import { sceneOfTake, Take } from '../take.entity';
import { DerivedSounds } from './derived-sounds.service';

const RULE: RateRule = { name: 'mixes', points: 20, seconds: 60 };

/**
 * Mixes the layers of a sound anew: the same happening from the same seeds, with nothing changed but levels. Each mix
 * is an effect of its own, and the sound stays as it is. Costs nothing: it was paid for.
 */
@Injectable()
export class MixesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly effects: SoundEffectsService,
    private readonly engine: SceneEngine,
    private readonly pool: RenderPool,
    private readonly derived: DerivedSounds,
    private readonly limits: RateLimits,
    private readonly work: WorkBudget,
  ) {}

  /**
   * @throws AppError NOT_FOUND, NO_SCENE for a sound of another generator, ENGINE_CHANGED for one that this engine
   * would not make again, VALIDATION_FAILED for a layer that it does not have or where nothing is left, CONFLICT after
   * too many, RATE_LIMITED
   */
  async mix(userId: number, id: number, { levels }: MixRequest): Promise<SoundEffect> {
    await this.work.assertLeft(userId);
    await this.limits.consume(RULE, String(userId));
    const effect = await this.effects.get(userId, id);
    if (effect.madeBy !== null) throw new AppError('NO_SCENE');
    if (effect.engineVersion !== this.engine.version) throw new AppError('ENGINE_CHANGED');
    const { generationId, take } = effect;
    const { manager } = this.dataSource;
    const [generation, made] = await Promise.all([
      manager.findOneByOrFail(Generation, { id: generationId }),
      manager.findOneByOrFail(Take, { generationId, take }),
    ]);
    const scene = mixed(sceneOfTake(made, generation), levels);
    const sound = await this.pool.mix(scene, made.cuts ?? [], {
      signal: new AbortController().signal,
      onWork: (ms) => this.work.note(userId, ms),
    });
    const silent = new Set(scene.layers.filter(({ muted }) => muted).map((layer) => layer.id));
    const heard = this.engine.describe(scene).layers.filter((layer) => !silent.has(layer.id));
    return this.derived.keep(effect, sound, {
      kind: 'mix',
      take: ({ events }) => ({ scene, events: events.filter(({ layer }) => !silent.has(layer)) }),
      effect: { sources: heard.map(({ model, label, family }) => ({ model, label, family })) },
    });
  }
}

/** @throws AppError VALIDATION_FAILED */
function mixed(scene: Scene, levels: MixRequest['levels']): Scene {
  const unknown = Object.keys(levels).find((id) => scene.layers.every((layer) => layer.id !== id));
  if (unknown !== undefined) throw refusal('The sound has no such layer.');
  const result = withLevels(scene, levels);
  if (result.layers.every(({ muted }) => muted)) throw refusal('At least one layer must be heard.');
  return result;
}

const refusal = (message: string) =>
  new AppError('VALIDATION_FAILED', { message, details: [{ field: 'levels', message }] });
