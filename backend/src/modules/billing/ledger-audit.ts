import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Cron, CronExpression, Timeout } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { LEDGER_KINDS, type LedgerKind } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { Env } from '../../config';
import { Metrics } from '../../infra/metrics';

/** Long enough for a ledger of millions of entries, which is read as a whole. */
const STATEMENT_TIMEOUT = '60s';
const AFTER_START_MS = 30_000;

/** What a round found. */
export interface LedgerFindings {
  /** People whose balance or debt is not the sum of their entries; anything but 0 is an alarm. */
  mismatches: number;
  /** Credits moved since the beginning, without signs. */
  moved: Readonly<Record<LedgerKind, number>>;
}

/**
 * Adds the whole ledger up every hour. Triggers refuse every commit that does not add up; this looks whether they did.
 */
@Injectable()
export class LedgerAudit implements OnModuleInit {
  private readonly logger = new Logger('billing');
  private last: LedgerFindings | null = null;

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'ledger_mismatch',
      'People whose balance was not the sum of their ledger when it was last added up',
      () => this.last?.mismatches ?? 0,
    );
    this.metrics.gaugeBy(
      'kind',
      LEDGER_KINDS,
      'credits_total',
      'Credits moved since the beginning, when the ledger was last added up',
      (kind) => this.last?.moved[kind] ?? 0,
    );
  }

  @Timeout('ledger audit after start', AFTER_START_MS)
  @Cron(CronExpression.EVERY_HOUR)
  async tick(): Promise<void> {
    if (this.env.WORKER === 'off') return;
    await this.audit().catch((error: unknown) =>
      this.logger.error(`The ledger was not added up: ${error instanceof Error ? error.message : String(error)}`),
    );
  }

  /** Adds up now. */
  async audit(): Promise<LedgerFindings> {
    const [mismatches, moved] = await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query(`SET LOCAL statement_timeout = '${STATEMENT_TIMEOUT}'`);
      const [wrong]: { count: number }[] = await manager.query(
        `SELECT count(*)::int AS count FROM users u
         LEFT JOIN (SELECT user_id, sum(delta) AS credits, sum(debt_delta) AS debt FROM ledger GROUP BY user_id) l ON l.user_id = u.id
         WHERE u.credits <> coalesce(l.credits, 0) OR u.debt <> coalesce(l.debt, 0)`,
      );
      const sums: { kind: LedgerKind; moved: string }[] = await manager.query(
        `SELECT kind, sum(abs(delta)) AS moved FROM ledger GROUP BY kind`,
      );
      return [wrong?.count ?? 0, new Map(sums.map((row) => [row.kind, Number(row.moved)]))] as const;
    });
    if (mismatches > 0) this.logger.error({ event: 'ledger-mismatch', people: mismatches });
    this.last = {
      mismatches,
      moved: Object.fromEntries(LEDGER_KINDS.map((kind) => [kind, moved.get(kind) ?? 0])) as Record<LedgerKind, number>,
    };
    return this.last;
  }
}
