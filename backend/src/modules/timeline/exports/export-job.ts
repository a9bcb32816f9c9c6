import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type ExportFormat, MEDIA_NOTES } from '@whoosh/contracts';
import { Env } from '../../../config';
import { MediaTools, UnreadableMedia } from '../../../infra/media';
import { type Job, type JobHandler, JobQueue, Signals } from '../../../infra/queue';
import { StorageFullError } from '../../../infra/storage';
import { WorkBudget } from '../../../infra/work-budget';
import { NoLongerNeeded } from '../preparation/derived-files';
import { EXPORT_QUEUES } from './export-effort';
import type { Export } from './export.entity';
import { ExportFiles } from './export-files';
import { EXPORT_CANCELLED, type ExportJobData, ExportsService } from './exports.service';

const REPORT_INTERVAL_MS = 500;

const { MIXING_VIDEO, MIXING, MIXING_TRACKS, PACKING, EXPORT_FAILED, STORAGE_FULL } = MEDIA_NOTES;
/** What is told while an export is made. */
const RUNNING: Record<ExportFormat, string> = {
  mp4: MIXING_VIDEO,
  wav: MIXING,
  stems: MIXING_TRACKS,
  buses: MIXING,
  otio: PACKING,
  fcpxml: PACKING,
  edl: PACKING,
};

/** Exports that a process makes at once; each is a thread that holds up to 64 MB of sounds. */
const AT_ONCE: Readonly<Record<(typeof EXPORT_QUEUES)[number], number>> = { export: 3, 'export-short': 2 };

/** Makes the files of exports, one of a person at a time. A second try begins anew. */
@Injectable()
export class ExportJob implements JobHandler<ExportJobData>, OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly queue: JobQueue,
    private readonly signals: Signals,
    private readonly exports: ExportsService,
    private readonly tools: MediaTools,
    private readonly files: ExportFiles,
    private readonly work: WorkBudget,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.WORKER !== 'on') return;
    for (const queue of EXPORT_QUEUES) this.queue.consume({ queue, concurrency: AT_ONCE[queue], handler: this });
  }

  async run({ id, data: { userId }, signal }: Job<ExportJobData>): Promise<void> {
    const found = await this.exports.find(id);
    try {
      if (found !== null) await this.make(found, signal);
    } finally {
      const owner = found?.userId ?? userId;
      if (owner !== undefined) await this.exports.letRun(owner);
    }
  }

  private async make(found: Export, signal: AbortSignal): Promise<void> {
    const { id } = found;
    const note = found.message;
    if (!(await this.exports.report(id, { status: 'running', progress: 0, message: note ?? RUNNING[found.format] })))
      return;
    const stop = new AbortController();
    const unsubscribe = this.signals.subscribe(EXPORT_CANCELLED, (key) => {
      if (key === id) stop.abort(new NoLongerNeeded());
    });
    try {
      await this.files.make(
        found,
        this.tools.programs,
        {
          signal: AbortSignal.any([signal, stop.signal]),
          onProgress: this.progressOf(id, stop),
          onWork: (ms) => this.work.noteBackground(found.userId, ms),
        },
        (made, file, bytes, manager) =>
          this.exports.report(id, { status: 'done', progress: 1, message: made ?? note, file, bytes }, manager),
      );
    } catch (error) {
      if (error instanceof NoLongerNeeded) return;
      const sentence = sentenceOf(error);
      if (sentence === null) throw error;
      await this.exports.report(id, { status: 'failed', message: sentence });
    } finally {
      unsubscribe();
    }
  }

  async abandon(id: string): Promise<void> {
    await this.exports.report(id, { status: 'failed', message: EXPORT_FAILED });
    const found = await this.exports.find(id);
    if (found !== null) await this.exports.letRun(found.userId);
  }

  /** Tells how far it is, and stops when the export was ended by somebody whose word did not reach us. */
  private progressOf(id: string, stop: AbortController): (part: number) => void {
    let toldAt = 0;
    return (part) => {
      if (performance.now() - toldAt < REPORT_INTERVAL_MS) return;
      toldAt = performance.now();
      this.exports.report(id, { progress: Math.min(1, part) }).then(
        (isOpen) => isOpen || stop.abort(new NoLongerNeeded()),
        () => undefined,
      );
    };
  }
}

/** What a person is told; null for what another try may mend. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof UnreadableMedia) return error.message;
  return error instanceof StorageFullError ? STORAGE_FULL : null;
}
