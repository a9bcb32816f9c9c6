import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { FilesService } from '../../infra/files';
import { ProjectsHousekeeping } from '../projects';
import { EffectUses } from './effect-uses';
import { GenerationOutcome } from './generation-outcome';
import { GENERATION_QUEUES } from './generation-queues';

const INTERVAL_MS = 30_000;
/** Any constant will do, as long as every process takes the same one. */
const SWEEP_LOCK = 7_406_201;
/** A generation of this age whose job is gone is lost. */
const LOST_AFTER_SECONDS = 120;
const KEYS_KEPT_HOURS = 48;
const BATCH = 200;

/** Puts right what killed processes left behind, and removes what nobody kept. One process at a time. */
@Injectable()
export class GenerationSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('sweeper');
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outcome: GenerationOutcome,
    private readonly files: FilesService,
    private readonly projects: ProjectsHousekeeping,
    private readonly uses: EffectUses,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tick(), INTERVAL_MS);
    this.timer.unref();
    this.tick();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.running;
  }

  /** One round; does nothing while another process sweeps. */
  async sweep(lostAfterSeconds = LOST_AFTER_SECONDS): Promise<void> {
    await this.running;
    const runner = this.dataSource.createQueryRunner();
    try {
      const [lock] = (await runner.query('SELECT pg_try_advisory_lock($1) AS mine', [SWEEP_LOCK])) as {
        mine: boolean;
      }[];
      if (lock?.mine !== true) return;
      try {
        await this.failLost(lostAfterSeconds);
        await this.discardUnkept();
        await this.emptyTrash();
        await this.projects.run();
        await this.forgetKeys();
        await this.files.sweep();
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1)', [SWEEP_LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  private tick(): void {
    this.running ??= this.sweep()
      .catch((error: unknown) => this.logger.warn(`a sweep failed: ${String(error)}`))
      .finally(() => (this.running = null));
  }

  /** Generations that wait for a job which will never come: their credits go back. */
  private async failLost(afterSeconds: number): Promise<void> {
    const lost: { id: string }[] = await this.dataSource.query(
      `SELECT g.id FROM generations g
       WHERE g.state IN ('queued', 'running') AND g.created_at < now() - make_interval(secs => $1)
         AND NOT EXISTS (SELECT 1 FROM pgboss.job j WHERE j.name = ANY($3) AND j.id = g.id AND j.state < 'completed')
       LIMIT $2`,
      [afterSeconds, BATCH, GENERATION_QUEUES],
    );
    for (const { id } of lost) await this.outcome.fail(id, new Error('its job was lost'));
  }

  private async discardUnkept(): Promise<void> {
    await this.removeFilesOf((manager) =>
      updated(
        manager,
        `UPDATE takes SET discarded_at = now()
       WHERE kept_at IS NULL AND discarded_at IS NULL AND created_at < now() - make_interval(days => $1)
       RETURNING mp3_file, wav_file`,
        [LIMITS.unsavedDays],
      ),
    );
  }

  private async emptyTrash(): Promise<void> {
    const over: { id: number }[] = await this.dataSource.query(
      'SELECT id FROM sound_effects WHERE deleted_at < now() - make_interval(days => $1)',
      [LIMITS.trashDays],
    );
    const unused = await this.uses.unused(over.map(({ id }) => id));
    await this.removeFilesOf(async (manager) => {
      const rows = await updated<FilesOfTake & { generation_id: string; take: number }>(
        manager,
        `DELETE FROM sound_effects WHERE id = ANY ($1) AND deleted_at < now() - make_interval(days => $2)
         RETURNING generation_id, take, mp3_file, wav_file`,
        [unused, LIMITS.trashDays],
      );
      for (const row of rows) {
        await manager.query('UPDATE takes SET discarded_at = now() WHERE generation_id = $1 AND take = $2', [
          row.generation_id,
          row.take,
        ]);
      }
      return rows;
    });
  }

  /** Nobody sees the files of these takes from the same commit on that their rows are gone with. */
  private async removeFilesOf(change: (manager: EntityManager) => Promise<FilesOfTake[]>): Promise<void> {
    const names = await this.dataSource.transaction(async (manager) => {
      const gone = (await change(manager)).flatMap((row) => [row.mp3_file, row.wav_file]);
      await this.files.retire(gone, manager);
      return gone;
    });
    await this.files.clear(names);
  }

  private async forgetKeys(): Promise<void> {
    await this.dataSource.query(
      `UPDATE generations SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL AND created_at < now() - make_interval(hours => $1)`,
      [KEYS_KEPT_HOURS],
    );
  }
}

interface FilesOfTake {
  mp3_file: string;
  wav_file: string;
}

/** TypeORM answers a changing statement with its rows and their number. */
async function updated<T = FilesOfTake>(manager: EntityManager, sql: string, parameters: unknown[]): Promise<T[]> {
  const [rows] = (await manager.query(sql, parameters)) as [T[], number];
  return rows;
}
