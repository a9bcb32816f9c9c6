import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { MEDIA_NOTES } from '@whoosh/contracts';
import type { EntityManager } from 'typeorm';
import { Env } from '../../../config';
import { MediaTools } from '../../../infra/media';
import { type Job, type JobHandler, JobQueue } from '../../../infra/queue';
import { MediaPreparation, type Preparer, type Unprepared } from '../../projects';
import { MediaService } from '../media/media.service';
import { SoundPreparation } from './sound-preparation';
import { PREPARATION_VERSION, VideoPreparation } from './video-preparation';

/** As long as the queue lets a job take; each step has limits of its own. */
const EXPIRE_SECONDS = 23 * 3600;
/** A sound is there at once; it does not wait for the videos before it. */
const PRIORITY = { sound: 1, video: 0 } as const;

/** Prepares uploads one after the other, so that they leave the machine to those who wait for a sound. */
@Injectable()
export class PreparationJob implements JobHandler<Unprepared>, Preparer, OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly tools: MediaTools,
    private readonly queue: JobQueue,
    private readonly preparation: MediaPreparation,
    private readonly video: VideoPreparation,
    private readonly sound: SoundPreparation,
    private readonly media: MediaService,
  ) {}

  onModuleInit(): void {
    this.preparation.register(this);
  }

  onApplicationBootstrap(): void {
    if (this.env.WORKER === 'on') this.queue.consume({ queue: 'prepare', concurrency: 1, handler: this });
  }

  get version(): number {
    return this.tools.programs === null ? 0 : PREPARATION_VERSION;
  }

  begin(what: Unprepared, manager: EntityManager): Promise<void> {
    return this.queue.enqueue(manager, 'prepare', {
      id: randomUUID(),
      data: what,
      priority: PRIORITY[what.kind],
      retryLimit: 2,
      retryDelaySeconds: 2,
      expireInSeconds: EXPIRE_SECONDS,
    });
  }

  wake(): void {
    this.queue.wake('prepare');
  }

  run({ id: jobId, data: { kind, id }, signal }: Job<Unprepared>): Promise<void> {
    return this[kind].prepare(id, jobId, signal);
  }

  async abandon(jobId: string): Promise<void> {
    const what = await this.queue.dataOf<Unprepared>('prepare', jobId);
    if (what === null) return;
    if (what.kind === 'video') await this.video.fail(what.id, MEDIA_NOTES.VIDEO_TOO_SLOW);
    else await this.media.report(what.id, { state: 'failed', message: MEDIA_NOTES.SOUND_TOO_SLOW });
  }
}
