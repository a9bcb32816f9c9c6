import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ErrorCode, ForeignMaker, SoundEvent } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { DataSource, type EntityManager } from 'typeorm';
import { FilesService } from '../../infra/files';
import { JobQueue, PermanentFailure } from '../../infra/queue';
import { StorageFullError } from '../../infra/storage';
import { WebhooksService } from '../webhooks';
import { Generation } from './generation.entity';
import { GenerationMetrics } from './generation-metrics';
import { GenerationProgressFeed, progressOf } from './generation-progress';
import { GENERATION_QUEUES } from './generation-queues';
import { GeneratorFailure } from './generators/sound-generator';
import { RunningCap } from './running-cap';
import { SoundPayments } from './sound-payments';
import { Take } from './take.entity';

/** A take in storage that nobody sees yet. */
export interface StoredTake {
  take: number;
  seed: number;
  mp3File: string;
  mp3Bytes: number;
  wavFile: string;
  wavBytes: number;
  bars: string;
  peaks: string;
  events: SoundEvent[];
  engineVersion: string;
  /** Where it is a variation. */
  scene: Scene | null;
  madeBy: ForeignMaker | null;
}

/** The owner does not want the sound any more. */
export class GenerationCancelled extends PermanentFailure {
  constructor() {
    super('cancelled by its owner');
    this.name = 'GenerationCancelled';
  }
}

/** What it would cost was known before, so a try that takes longer than this met a machine that is busy. */
export class GenerationTookTooLong extends PermanentFailure {
  constructor(limitMs: number) {
    super(`took longer than ${limitMs} ms`);
    this.name = 'GenerationTookTooLong';
  }
}

/** Ends generations, each exactly once: the guarded UPDATE decides who was first. Lock order: person, generation. */
@Injectable()
export class GenerationOutcome {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: SoundPayments,
    private readonly files: FilesService,
    private readonly feed: GenerationProgressFeed,
    private readonly queue: JobQueue,
    private readonly cap: RunningCap,
    private readonly metrics: GenerationMetrics,
    private readonly webhooks: WebhooksService,
  ) {}

  /** Publishes the takes. @returns false when the generation had ended before; the takes are to be thrown away then */
  async succeed(generation: Generation, takes: readonly StoredTake[]): Promise<boolean> {
    const applied = await this.end(generation.userId, async (manager) => {
      const update = await manager
        .createQueryBuilder()
        .update(Generation)
        .set({ state: 'done', finishedAt: () => 'now()' })
        .where(`id = :id AND state IN ('queued', 'running')`, { id: generation.id })
        .execute();
      if (update.affected !== 1) return false;
      await manager.insert(
        Take,
        takes.map(({ mp3Bytes: _mp3, wavBytes: _wav, ...take }) => ({
          ...take,
          generationId: generation.id,
          userId: generation.userId,
        })),
      );
      await this.files.publishAll(
        takes.flatMap(({ mp3File, mp3Bytes, wavFile, wavBytes }) => [
          { name: mp3File, bytes: mp3Bytes },
          { name: wavFile, bytes: wavBytes },
        ]),
        manager,
      );
      return this.announce(generation, { state: 'done' }, manager);
    });
    if (applied) this.tell(generation, 'done');
    return applied;
  }

  /** Gives the credits back. @returns false when the generation had ended before */
  async fail(id: string, reason: unknown): Promise<boolean> {
    const generation = await this.dataSource.manager.findOneBy(Generation, { id });
    if (generation === null) return false;
    const applied = await this.end(generation.userId, async (manager) => {
      const update = await manager
        .createQueryBuilder()
        .update(Generation)
        .set({
          state: 'failed',
          errorCode: errorCodeOf(reason),
          errorReason: reason instanceof GeneratorFailure ? reason.reason : null,
          finishedAt: () => 'now()',
        })
        .where(`id = :id AND state IN ('queued', 'running')`, { id })
        .execute();
      if (update.affected !== 1) return false;
      // Held back, it would count as waiting for an hour and call for workers that have nothing to do.
      await this.queue.withdraw(manager, GENERATION_QUEUES, id);
      await this.payments.release(generation.userId, id, generation.cost, manager);
      return this.announce(generation, { state: 'failed', code: errorCodeOf(reason) }, manager);
    });
    if (applied) this.tell(generation, 'failed');
    return applied;
  }

  private async announce(
    { id, userId, description, durationMs }: Generation,
    ended: { state: 'done' | 'failed'; code?: ErrorCode },
    manager: EntityManager,
  ): Promise<true> {
    await this.webhooks.announce(
      userId,
      'generation.finished',
      { generationId: id, description, duration: durationMs / 1000, url: `/api/generations/${id}`, ...ended },
      manager,
    );
    return true;
  }

  private tell(generation: Generation, state: 'done' | 'failed'): void {
    this.feed.publish(generation.id, progressOf({ ...generation, state }));
    this.metrics.ended(state, generation.createdAt);
  }

  /** Runs `work` under the lock on the person's row; when it ended a generation, their next one may run. */
  private async end(userId: number, work: (manager: EntityManager) => Promise<boolean>): Promise<boolean> {
    const { applied, released } = await this.dataSource.transaction(async (manager) => {
      const { planId } = await this.payments.lock(userId, manager);
      const applied = await work(manager);
      return { applied, released: applied ? await this.cap.letRun(userId, planId, manager) : 0 };
    });
    if (released > 0) for (const queue of GENERATION_QUEUES) this.queue.wake(queue);
    return applied;
  }
}

function errorCodeOf(reason: unknown): ErrorCode {
  if (reason instanceof GenerationCancelled) return 'GENERATION_CANCELLED';
  if (reason instanceof GeneratorFailure)
    return reason.kind === 'refused' ? 'GENERATOR_REFUSED' : 'GENERATOR_UNAVAILABLE';
  if (reason instanceof GenerationTookTooLong) return 'UNAVAILABLE';
  return reason instanceof StorageFullError ? 'STORAGE_FULL' : 'GENERATION_FAILED';
}
