import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type SecurityEvent, type SecurityEventName } from '@whoosh/contracts';
import { DataSource, LessThan } from 'typeorm';
import { Env } from '../../config';
import { currentNetwork } from '../../http';
import { SecurityEventRow } from './security-event.entity';

/** Enough to tell networks apart, too little to be anything else. */
const NETWORK_BYTES = 12;
/** Events that are written on the log as warnings: somebody should look when there are many. */
const WARNINGS: ReadonlySet<SecurityEventName> = new Set([
  'code-refused',
  'address-change-undone',
  'account-deletion-requested',
  'account-deletion-taken-back',
  'account-deleted',
]);

/** What more is known of an event. */
export interface SecurityNote {
  /** What it was done to, by its id. */
  note?: string;
}

/**
 * What happened around the security of accounts: on the log for the operator's alarms, and in the database for the
 * accounts' owners. The network is kept as a keyed hash only: two events of one network are seen to be that, and nobody
 * learns which it was.
 */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('security');

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * Notes an event of the request that is being answered. Never rejects: what happened has happened. @param userId null
   * where nobody is known
   */
  async record(event: SecurityEventName, userId: number | null, { note }: SecurityNote = {}): Promise<void> {
    const line = { event, ...(userId === null ? {} : { userId }), ...(note === undefined ? {} : { note }) };
    if (WARNINGS.has(event)) this.logger.warn(line);
    else this.logger.log(line);
    const row = { event, userId, network: this.networkNow(), note: note ?? null };
    await this.dataSource.manager.insert(SecurityEventRow, row).catch((error: unknown) => {
      this.logger.error({ event: 'security-event-lost', lost: event, cause: String(error) });
    });
  }

  /** A page of an account's events, the newest first. @param before the id of the last event of the page before */
  async recent(userId: number, before?: number): Promise<SecurityEvent[]> {
    const here = this.networkNow();
    const rows = await this.dataSource.manager.find(SecurityEventRow, {
      where: { userId, ...(before === undefined ? {} : { id: LessThan(String(before)) }) },
      order: { id: 'DESC' },
      take: LIMITS.securityEventsListed,
    });
    return rows.map(({ id, event, network, createdAt }) => ({
      id: Number(id),
      event,
      at: createdAt.toISOString(),
      network: network === null ? null : network.subarray(0, 3).toString('hex'),
      isThisNetwork: network !== null && here !== null && timingSafeEqual(network, here),
    }));
  }

  /** Everything that is kept of an account, for its owner's copy. */
  async collect(userId: number): Promise<readonly object[]> {
    const rows = await this.dataSource.manager.find(SecurityEventRow, { where: { userId }, order: { id: 'ASC' } });
    return rows.map(({ event, note, createdAt }) => ({ event, note, createdAt }));
  }

  async erase(userId: number): Promise<void> {
    await this.dataSource.manager.delete(SecurityEventRow, { userId });
  }

  /** Forgets events that are older than they are promised to be kept. */
  async sweep(): Promise<void> {
    await this.dataSource.query('DELETE FROM security_events WHERE created_at < now() - make_interval(days => $1)', [
      LIMITS.securityEventsDays,
    ]);
  }

  private networkNow(): Buffer | null {
    const network = currentNetwork();
    if (network === undefined) return null;
    const hash = createHmac('sha256', this.env.SESSION_SECRET).update(`security-log/v1 ${network}`).digest();
    return hash.subarray(0, NETWORK_BYTES);
  }
}
