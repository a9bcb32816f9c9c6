import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { DataSource, type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { AppError, type SessionUser } from '../../../http';
import { FilesService, type StoredFile } from '../../../infra/files';
import { JobQueue, Signals } from '../../../infra/queue';
import { SecurityLog } from '../../../infra/security-log';
import { WorkBudget } from '../../../infra/work-budget';
import { Quota } from '../../projects';
import { WebhooksService } from '../../webhooks';
import type { CreateExportDto } from './export.dto';
import { EXPORT_QUEUES, queueOf } from './export-effort';
import { Export } from './export.entity';
import { expectedBytes, exportFileName } from './export-snapshot';
import { ExportSources } from './export-sources';

/** Key: the export that nobody wants any more. */
export const EXPORT_CANCELLED = 'export-cancelled';
/** A person's exports that wait or run. */
const MAX_OPEN = 3;
/** Of those. */
const RUNNING_AT_ONCE = 1;
const OPEN = ['queued', 'running'] as const;
const LISTED = 50;
/** The longest job that the queue allows; each step has limits of its own. */
const EXPIRE_SECONDS = 23 * 3600;

/** What the queue keeps of an export; its row is gone once its project is. */
export interface ExportJobData {
  userId?: number;
}

/** Exports of timelines: asked for, followed, stopped and fetched by their owners. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Export) private readonly exports: Repository<Export>,
    private readonly sources: ExportSources,
    private readonly quota: Quota,
    private readonly files: FilesService,
    private readonly queue: JobQueue,
    private readonly signals: Signals,
    private readonly webhooks: WebhooksService,
    private readonly work: WorkBudget,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Asks for a file of the timeline as it is now.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, NOT_READY, FFMPEG_MISSING, RATE_LIMITED, QUOTA_EXCEEDED,
   * STORAGE_FULL
   */
  async create(user: SessionUser, projectId: number, body: CreateExportDto): Promise<Export> {
    const { format, loudness, layout = 'stereo' } = body;
    assertLayout(body);
    const { snapshot: timeline, videoBytes, note } = await this.sources.snapshot(user.id, projectId, format);
    const snapshot = { ...timeline, layout };
    await this.quota.assertDiskSpace();
    await this.work.assertLeft(user.id);
    const id = randomUUID();
    await this.dataSource.transaction(async (manager) => {
      // Also holds the person's other exports still.
      await this.quota.assertRoom(user.id, user.planId, expectedBytes(format, snapshot, videoBytes), manager);
      const open = await this.openOf(user.id, manager);
      if (open.length >= MAX_OPEN) {
        throw new AppError('RATE_LIMITED', {
          message: `${MAX_OPEN} exports are already running. Please wait for one of them.`,
          retryAfterSeconds: 15,
        });
      }
      await manager.insert(Export, {
        id,
        projectId,
        userId: user.id,
        format,
        loudness: loudness ?? null,
        message: note,
        snapshot,
        fileName: exportFileName(snapshot.projectName, format, layout),
      });
      const data: ExportJobData = { userId: user.id };
      await this.queue.enqueue(manager, queueOf({ format, snapshot }), {
        id,
        data,
        priority: -open.length,
        retryLimit: 2,
        retryDelaySeconds: 1,
        expireInSeconds: EXPIRE_SECONDS,
        held: open.length > 0,
      });
    });
    this.wake();
    await this.log.record('project-exported', user.id, { note: id });
    return this.exports.findOneByOrFail({ id });
  }

  /** Lets this person's oldest export begin that waits, once none of theirs runs. */
  async letRun(userId: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.quota.hold(userId, manager);
      await this.queue.release(manager, EXPORT_QUEUES, await this.openOf(userId, manager), RUNNING_AT_ONCE);
    });
    this.wake();
  }

  /** The newest first. @throws AppError NOT_FOUND */
  async list(userId: number, projectId: number): Promise<Export[]> {
    await this.sources.assertOwned(userId, projectId);
    return this.exports.find({ where: { userId, projectId }, order: { createdAt: 'DESC', id: 'ASC' }, take: LISTED });
  }

  /**
   * What others are shown: the newest finished video, and where there is none, the newest finished mix: one that was
   * exported for another program takes the picture from nobody.
   */
  async newestCut(userId: number, projectId: number): Promise<Export | null> {
    const newest = (format: 'mp4' | 'wav') =>
      this.exports.findOne({
        where: { userId, projectId, status: 'done', format, file: Not(IsNull()) },
        order: { createdAt: 'DESC' },
      });
    return (await newest('mp4')) ?? newest('wav');
  }

  /** @throws AppError NOT_FOUND */
  async get(userId: number, projectId: number, id: string): Promise<Export> {
    const found = await this.exports.findOneBy({ id, projectId, userId });
    if (found === null) throw new AppError('NOT_FOUND');
    return found;
  }

  /** @throws AppError NOT_FOUND, NOT_READY, GONE after seven days */
  async fileOf(userId: number, projectId: number, id: string): Promise<{ file: StoredFile; fileName: string }> {
    const { file, fileName, status } = await this.get(userId, projectId, id);
    if (file === null) throw new AppError(status === 'queued' || status === 'running' ? 'NOT_READY' : 'GONE');
    const stored = await this.files.find(userId, file);
    if (stored === null) throw new AppError('GONE');
    return { file: stored, fileName };
  }

  /** Stops an export, or throws its file away. @throws AppError NOT_FOUND */
  async cancel(userId: number, projectId: number, id: string): Promise<void> {
    const { file } = await this.get(userId, projectId, id);
    await this.dataSource.transaction(async (manager) => {
      await manager.update(Export, { id, status: In(OPEN) }, { status: 'cancelled', message: null });
      await this.queue.withdraw(manager, EXPORT_QUEUES, id);
      await manager.update(Export, { id }, { file: null });
      if (file !== null) await this.files.retire([file], manager);
    });
    this.signals.publish(EXPORT_CANCELLED, id);
    await this.letRun(userId);
    if (file !== null) await this.files.clear([file]);
  }

  /** Notes how an open export goes. @returns false when it has ended: it was stopped, or its project is gone */
  async report(
    id: string,
    changes: Partial<Pick<Export, 'status' | 'progress' | 'message' | 'file' | 'bytes'>>,
    manager: EntityManager = this.exports.manager,
  ): Promise<boolean> {
    const { status } = changes;
    if (status !== 'done' && status !== 'failed')
      return (await manager.update(Export, { id, status: In(OPEN) }, changes)).affected === 1;
    return manager.transaction(async (inner) => {
      if ((await inner.update(Export, { id, status: In(OPEN) }, changes)).affected !== 1) return false;
      const { userId, projectId, format } = await inner.findOneByOrFail(Export, { id });
      await this.webhooks.announce(
        userId,
        'export.finished',
        { exportId: id, projectId, format, state: status, url: `/api/projects/${projectId}/exports/${id}` },
        inner,
      );
      return true;
    });
  }

  /** For the job, which knows no person. */
  find(id: string): Promise<Export | null> {
    return this.exports.findOneBy({ id });
  }

  private async openOf(userId: number, manager: EntityManager): Promise<string[]> {
    const open = await manager.find(Export, { select: { id: true }, where: { userId, status: In(OPEN) } });
    return open.map(({ id }) => id);
  }

  private wake(): void {
    for (const queue of EXPORT_QUEUES) this.queue.wake(queue);
  }

  /** Forgets what is older than seven days, with its files. */
  async sweep(): Promise<void> {
    const names = await this.dataSource.transaction(async (manager) => {
      const [gone]: [{ file: string | null }[], number] = await manager.query(
        `DELETE FROM exports WHERE created_at < now() - make_interval(days => $1) RETURNING file`,
        [LIMITS.exportDays],
      );
      const files = gone.flatMap(({ file }) => file ?? []);
      await this.files.retire(files, manager);
      return files;
    });
    await this.files.clear(names);
  }
}

/** @throws AppError VALIDATION_FAILED for a layout that the format cannot have */
function assertLayout({ format, layout = 'stereo', loudness }: CreateExportDto): void {
  if (layout === 'stereo' || (layout !== 'surround' && (format === 'mp4' || format === 'wav'))) return;
  if (layout !== 'surround')
    throw new AppError('VALIDATION_FAILED', { message: 'Only MP4 and WAV can be mono or binaural.' });
  if (format !== 'wav') throw new AppError('VALIDATION_FAILED', { message: '5.1 is exported as WAV only.' });
  if (loudness !== undefined) throw new AppError('VALIDATION_FAILED', { message: '5.1 is always exported as heard.' });
}
