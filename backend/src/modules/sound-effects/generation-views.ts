import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { effectName, ERRORS, LIMITS, type ErrorCode, type GenerationProgress } from '@whoosh/contracts';
import { DataSource, In, IsNull } from 'typeorm';
import { AppError } from '../../http';
import { FilesService, fileUrl } from '../../infra/files';
import { JobQueue } from '../../infra/queue';
import type { GenerationBody, GenerationStatusBody, TakeBody } from './dto/generation.response';
import { GenerationCancelled, GenerationOutcome } from './generation-outcome';
import { Generation } from './generation.entity';
import { GenerationProgressFeed, isFinished, progressOf } from './generation-progress';
import { queueOf } from './generation-queues';
import { SoundEffect } from './sound-effect.entity';
import { Take } from './take.entity';

/** Looks at a generation again after this time, in case its news was lost. */
const LOOK_AGAIN_MS = 2_000;
const LIST_MAX = 100;

/** What somebody sees of their generations, and how they throw takes away. */
@Injectable()
export class GenerationViews {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly feed: GenerationProgressFeed,
    private readonly queue: JobQueue,
    private readonly files: FilesService,
    private readonly outcome: GenerationOutcome,
  ) {}

  /** @throws AppError NOT_FOUND, also when all takes were thrown away */
  async get(userId: number, id: string): Promise<GenerationStatusBody> {
    const generation = await this.dataSource.manager.findOneBy(Generation, { id, userId });
    if (generation === null) throw new AppError('NOT_FOUND');
    const [status] = await this.describe([generation]);
    if (status === undefined || (generation.state === 'done' && status.result === null))
      throw new AppError('NOT_FOUND');
    return status;
  }

  /**
   * Those of the last 7 days, the newest first. @param notKept only those under way or with takes neither kept nor
   * discarded
   */
  async list(userId: number, notKept: boolean): Promise<GenerationStatusBody[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(Generation, 'g')
      .where('g.userId = :userId AND g.createdAt > now() - make_interval(days => :days)', {
        userId,
        days: LIMITS.unsavedDays,
      });
    const left = `SELECT 1 FROM takes t WHERE t.generation_id = g.id AND t.discarded_at IS NULL`;
    query.andWhere(`(g.state IN ('queued', 'running') OR EXISTS (${left}${notKept ? ' AND t.kept_at IS NULL' : ''}))`);
    return this.describe(await query.orderBy('g.createdAt', 'DESC').limit(LIST_MAX).getMany());
  }

  /**
   * Throws away the takes that were not kept, or one of them, with their files. One that is still being made is stopped
   * and gives its credits back.
   * @throws AppError NOT_FOUND, or CONFLICT for a single take while it is being made
   */
  async discard(userId: number, id: string, take?: number): Promise<void> {
    const generation = await this.dataSource.manager.findOneBy(Generation, { id, userId });
    if (generation === null) throw new AppError('NOT_FOUND');
    if (!isFinished(generation.state)) {
      if (take !== undefined) throw new AppError('CONFLICT', { message: 'This sound is still being generated.' });
      if (await this.outcome.fail(id, new GenerationCancelled())) return;
    }
    const names = await this.dataSource.transaction(async (manager) => {
      const result = await manager
        .createQueryBuilder()
        .update(Take)
        .set({ discardedAt: () => 'now()' })
        .where('generation_id = :id AND kept_at IS NULL AND discarded_at IS NULL', { id })
        .andWhere(take === undefined ? 'TRUE' : 'take = :take', { take })
        .returning(['mp3File', 'wavFile'])
        .execute();
      const discarded = (result.raw as { mp3_file: string; wav_file: string }[]).flatMap((row) => [
        row.mp3_file,
        row.wav_file,
      ]);
      await this.files.retire(discarded, manager);
      return discarded;
    });
    if (names.length === 0) throw new AppError('NOT_FOUND');
    await this.files.clear(names);
  }

  /**
   * Stops one that is being made; its credits are given back. Nothing that was made is thrown away.
   * @throws AppError NOT_FOUND, or CONFLICT when it has ended already
   */
  async stop(userId: number, id: string): Promise<void> {
    const generation = await this.dataSource.manager.findOneBy(Generation, { id, userId });
    if (generation === null) throw new AppError('NOT_FOUND');
    if (isFinished(generation.state) || !(await this.outcome.fail(id, new GenerationCancelled())))
      throw new AppError('CONFLICT', { message: 'This sound has already been generated.' });
  }

  /**
   * Waits until a generation has ended, or until the time is over.
   * @returns how it stands then
   */
  async waitForEnd(generation: Generation, timeoutMs: number): Promise<Generation> {
    const deadline = performance.now() + timeoutMs;
    let current = generation;
    let wake: () => void = () => undefined;
    const unsubscribe = this.feed.subscribe(generation.id, ({ state }) => {
      if (isFinished(state)) wake();
    });
    try {
      for (;;) {
        const news = new Promise<void>((resolve) => (wake = resolve));
        current = await this.dataSource.manager.findOneByOrFail(Generation, { id: generation.id });
        const left = deadline - performance.now();
        if (isFinished(current.state) || left <= 0) return current;
        let timer: NodeJS.Timeout | undefined;
        const pause = new Promise<void>((resolve) => (timer = setTimeout(resolve, Math.min(left, LOOK_AGAIN_MS))));
        await Promise.race([news, pause]);
        clearTimeout(timer);
      }
    } finally {
      unsubscribe();
    }
  }

  /** How far a generation is, by its last news. */
  async progress(generation: Generation): Promise<GenerationProgress> {
    if (isFinished(generation.state)) return progressOf(generation);
    const heard = this.feed.last(generation.id);
    // It was begun, and waits for a renderer that is free.
    if (heard?.renderedSeconds === 0 && queueOf(generation.generator) === 'generate')
      return { ...heard, remainingSeconds: this.feed.secondsUntilRendered(generation.id, heard.askedSeconds) };
    if (heard !== undefined) return heard;
    return generation.state === 'queued' ? this.waiting(generation) : progressOf(generation);
  }

  /** What one that is queued waits for. Another service is not known to have a pace. */
  private async waiting(generation: Generation): Promise<GenerationProgress> {
    const queue = queueOf(generation.generator);
    const { count, ids } = await this.queue.before(queue, generation.id);
    const progress = { ...progressOf(generation), queuePosition: count };
    if (queue !== 'generate') return progress;
    const ahead = await this.dataSource.manager.find(Generation, {
      where: { id: In(ids), state: 'queued' },
      select: { durationMs: true, takes: true },
    });
    const asked = ahead.reduce((sum, { durationMs, takes }) => sum + (durationMs / 1000) * takes, 0);
    // Those that are not named are taken to be as long as the others.
    const whole = asked * (count / Math.max(1, ids.length)) + progress.askedSeconds;
    return { ...progress, remainingSeconds: this.feed.secondsUntilRendered(generation.id, whole) };
  }

  /** The answer to a finished generation. */
  async result(generation: Generation): Promise<GenerationBody> {
    const [status] = await this.describe([generation]);
    if (status?.result === undefined || status.result === null) throw new AppError('GONE');
    return status.result;
  }

  private async describe(generations: Generation[]): Promise<GenerationStatusBody[]> {
    const ids = generations.map(({ id }) => id);
    const [takes, kept] = await Promise.all([
      this.dataSource.manager.find(Take, {
        where: { generationId: In(ids), discardedAt: IsNull(), cuts: IsNull() },
        order: { take: 'ASC' },
      }),
      this.dataSource.manager.find(SoundEffect, {
        where: { generationId: In(ids), deletedAt: IsNull() },
        select: { id: true, generationId: true, take: true },
      }),
    ]);
    const effectIds = new Map(kept.map(({ id, generationId, take }) => [`${generationId} ${take}`, id]));
    return Promise.all(
      generations.map(async (generation) => {
        const bodies = takes
          .filter(({ generationId }) => generationId === generation.id)
          .map((take) => toTakeBody(take, generation, effectIds.get(`${take.generationId} ${take.take}`) ?? null));
        return toStatus(generation, bodies, await this.progress(generation));
      }),
    );
  }
}

function toTakeBody(take: Take, generation: Generation, soundEffectId: number | null): TakeBody {
  return {
    take: take.take,
    seed: take.seed,
    audioUrl: fileUrl(take.mp3File),
    audioUrl48k: fileUrl(take.wavFile),
    duration: generation.durationMs / 1000,
    bars: take.bars,
    madeBy: take.madeBy,
    events: take.events,
    soundEffectId,
  };
}

function toStatus(generation: Generation, takes: TakeBody[], progress: GenerationProgress): GenerationStatusBody {
  const { id, description, intensity, projectId } = generation;
  const first = generation.state === 'done' ? takes[0] : undefined;
  return {
    id,
    createdAt: generation.createdAt.toISOString(),
    description,
    intensity,
    projectId,
    progress,
    result: first === undefined ? null : toResult(generation, first, takes),
    error: generation.state === 'failed' ? failureOf(generation) : null,
    url: `/api/generations/${id}`,
  };
}

function toResult(generation: Generation, first: TakeBody, takes: TakeBody[]): GenerationBody {
  return {
    title: effectName(null, generation.description),
    audioUrl: first.audioUrl,
    audioUrl48k: first.audioUrl48k,
    duration: first.duration,
    creditsDeducted: generation.cost,
    remainingCredits: generation.remainingCredits,
    generationId: generation.id,
    scene: generation.scene,
    engineVersion: first.madeBy?.model ?? generation.engineVersion,
    madeBy: first.madeBy,
    takes,
  };
}

/** Why a generation failed, with what the generator said where it said something. */
function failureOf({ errorCode, errorReason }: Pick<Generation, 'errorCode' | 'errorReason'>): {
  error: string;
  code: ErrorCode;
} {
  const code = errorCode ?? 'GENERATION_FAILED';
  const { message } = ERRORS[code];
  return { error: errorReason === null ? message : `${message} ${errorReason}`, code };
}

/** The error that a failed generation is answered with. */
export function failed(generation: Pick<Generation, 'errorCode' | 'errorReason'>): AppError {
  const { code, error: message } = failureOf(generation);
  return new AppError(code, { message });
}
