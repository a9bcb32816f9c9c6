import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RateLimits } from '../../infra/rate-limits';
import { SecurityLog } from '../../infra/security-log';
import { ChallengesService } from './challenges.service';
import { OpenIdAttempts } from './openid/openid-attempts';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies';
import { SessionsService } from './sessions.service';

const INTERVAL_MS = 3_600_000;
const LOCK = 7_406_103;

/** Forgets codes, sessions and limits that are over: every hour, in one process at a time. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('housekeeping');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly challenges: ChallengesService,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly log: SecurityLog,
    private readonly passkeys: PasskeyCeremonies,
    private readonly openid: OpenIdAttempts,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), INTERVAL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Never rejects: what could not be forgotten now is forgotten an hour later. */
  async sweep(): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const [row]: { mine: boolean }[] = await manager.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
        if (row?.mine !== true) return;
        await this.challenges.sweep();
        await this.sessions.sweep();
        await this.limits.sweep();
        await this.log.sweep();
        await this.passkeys.sweep();
        await this.openid.sweep();
      });
    } catch (error) {
      this.logger.warn(`nothing was swept: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
}
