import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { decodeBars, effectName, meanBrightness, type PeaksResponse } from '@whoosh/contracts';
import { DataSource, In, IsNull, Repository, type EntityManager } from 'typeorm';
import { AppError } from '../../http';
import { fileNameOf } from '../../infra/files';
import { ProjectsService } from '../projects';
import type { SaveSoundEffectDto } from './dto/save-sound-effect.dto';
import type { UpdateSoundEffectDto } from './dto/update-sound-effect.dto';
import { type Account, EffectsAllowance } from './effects-allowance';
import { Generation } from './generation.entity';
import { SoundEffect } from './sound-effect.entity';
import { SceneEngine } from './scene-engine';
import { SoundPayments } from './sound-payments';
import { Take } from './take.entity';

/** The sounds of somebody's library, one by one. Every statement names the owner, and what is another's is absent. */
@Injectable()
export class SoundEffectsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(SoundEffect) private readonly effects: Repository<SoundEffect>,
    private readonly projects: ProjectsService,
    private readonly payments: SoundPayments,
    private readonly allowance: EffectsAllowance,
    private readonly engine: SceneEngine,
  ) {}

  /** Those of the effects that are this person's, also those in the trash. */
  withIds(
    userId: number,
    ids: readonly number[],
    manager: EntityManager = this.effects.manager,
  ): Promise<SoundEffect[]> {
    return ids.length === 0 ? Promise.resolve([]) : manager.findBy(SoundEffect, { userId, id: In([...ids]) });
  }

  /** @throws AppError NOT_FOUND */
  async get(userId: number, id: number): Promise<SoundEffect> {
    const effect = await this.effects.findOneBy({ id, userId, deletedAt: IsNull() });
    if (effect === null) throw new AppError('NOT_FOUND');
    return effect;
  }

  /** Bars of 20 ms each, and the events. @throws AppError NOT_FOUND */
  async peaks(userId: number, id: number): Promise<PeaksResponse> {
    const { generationId, take, durationMs } = await this.get(userId, id);
    const { peaks, events } = await this.dataSource.manager.findOneByOrFail(Take, { generationId, take });
    return { duration: durationMs / 1000, count: peaks.length / 4, peaks, events };
  }

  /**
   * Keeps a take that this person generated; keeping it again gives the same effect, also out of the trash.
   * @throws AppError UNKNOWN_AUDIO for any other audio, NOT_FOUND for a project that is not theirs, LIMIT_REACHED
   */
  async save(userId: number, request: SaveSoundEffectDto): Promise<SoundEffect> {
    return this.dataSource.transaction(async (manager) => {
      const account = await this.payments.lock(userId, manager);
      const take = await this.takeBehind(userId, request, manager);
      if (typeof request.projectId === 'number') await this.projects.get(userId, request.projectId, manager);
      const existing = await manager.findOneBy(SoundEffect, { generationId: take.generationId, take: take.take });
      return existing === null ? this.keep(take, request, manager) : this.bringBack(existing, account, manager);
    });
  }

  /** @throws AppError NOT_FOUND, also for a project that is not theirs */
  async update(userId: number, id: number, changes: UpdateSoundEffectDto): Promise<SoundEffect> {
    const effect = await this.get(userId, id);
    const {
      name = effect.name,
      favourite = effect.favourite,
      tags = effect.tags,
      projectId = effect.projectId,
    } = changes;
    if (projectId !== null && projectId !== effect.projectId) await this.projects.get(userId, projectId);
    await this.effects.update({ id, userId }, { name, favourite, tags: [...new Set(tags)], projectId });
    return this.get(userId, id);
  }

  /** Into the trash. @throws AppError NOT_FOUND */
  async delete(userId: number, id: number): Promise<void> {
    const { affected } = await this.effects.update({ id, userId, deletedAt: IsNull() }, { deletedAt: () => 'now()' });
    if (affected !== 1) throw new AppError('NOT_FOUND');
  }

  /** Out of the trash; one that is not there stays as it is. @throws AppError NOT_FOUND, LIMIT_REACHED */
  async restore(userId: number, id: number): Promise<SoundEffect> {
    return this.dataSource.transaction(async (manager) => {
      const account = await this.payments.lock(userId, manager);
      const effect = await manager.findOneBy(SoundEffect, { id, userId });
      if (effect === null) throw new AppError('NOT_FOUND');
      return this.bringBack(effect, account, manager);
    });
  }

  private async bringBack(
    effect: SoundEffect,
    account: Omit<Account, 'userId'>,
    manager: EntityManager,
  ): Promise<SoundEffect> {
    if (effect.deletedAt === null) return effect;
    await this.allowance.assertMayRestore({ ...account, userId: effect.userId }, 1, manager);
    return manager.save(SoundEffect, { ...effect, deletedAt: null });
  }

  private async takeBehind(userId: number, request: SaveSoundEffectDto, manager: EntityManager): Promise<Take> {
    const mp3File = fileNameOf(request.audioUrl);
    const wavFile = fileNameOf(request.audioUrl48k);
    if (mp3File === null || wavFile === null) throw new AppError('UNKNOWN_AUDIO');
    const take = await manager.findOneBy(Take, { userId, mp3File, wavFile, discardedAt: IsNull() });
    if (take === null) throw new AppError('UNKNOWN_AUDIO');
    return take;
  }

  /** What the takes of a generation are variations of, unless it is gone for good. */
  private async parentOf({ userId, parentEffectId: id }: Generation, manager: EntityManager): Promise<number | null> {
    return id !== null && (await manager.existsBy(SoundEffect, { id, userId })) ? id : null;
  }

  private async keep(take: Take, request: SaveSoundEffectDto, manager: EntityManager): Promise<SoundEffect> {
    const generation = await manager.findOneByOrFail(Generation, { id: take.generationId });
    const prompt = generation.description;
    const title = effectName(request.title, prompt);
    // What another generator makes of words is nothing that we know: only what they name is said of it.
    const layers = this.engine
      .describe(generation.scene)
      .layers.filter(({ guessed }) => take.madeBy === null || !guessed);
    const effect = manager.create(SoundEffect, {
      userId: take.userId,
      projectId: request.projectId ?? null,
      generationId: take.generationId,
      take: take.take,
      title,
      name: effectName(request.name, title),
      description: request.description ?? null,
      mp3File: take.mp3File,
      wavFile: take.wavFile,
      durationMs: generation.durationMs,
      prompt,
      intensity: generation.intensity,
      loop: generation.scene.loop,
      bars: take.bars,
      brightness: meanBrightness(decodeBars(take.bars)),
      seed: take.seed,
      sources: layers.map(({ model, label, family }) => ({ model, label, family })),
      engineVersion: take.engineVersion,
      madeBy: take.madeBy,
      planId: generation.planId,
      isPaid: generation.cost > 0,
      parentId: await this.parentOf(generation, manager),
    });
    await manager.update(Take, { generationId: take.generationId, take: take.take }, { keptAt: () => 'now()' });
    const { id } = await manager.save(effect);
    return manager.findOneByOrFail(SoundEffect, { id });
  }
}
