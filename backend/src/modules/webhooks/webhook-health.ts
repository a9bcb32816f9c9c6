import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SecurityLog } from '../../infra/security-log';
import { SecurityNotices } from '../auth';

/** A webhook is dead when so many tries in a row failed, over so long: an hour of maintenance is none. */
const DEAD_AFTER_TRIES = 10;
const DEAD_AFTER_HOURS = 2;
/** One that fails this often in a row is dead however quickly it got there. */
const DEAD_AT_ONCE_TRIES = 100;

/** Whether webhooks answer: one that has not for long is paused, and its owner told. */
@Injectable()
export class WebhookHealth {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly log: SecurityLog,
    private readonly notices: SecurityNotices,
  ) {}

  async answered(endpointId: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE webhook_endpoints SET failures = 0, failing_since = NULL WHERE id = $1 AND failures > 0',
      [endpointId],
    );
  }

  /** Counts a try that failed. @returns whether it was one too many, and the webhook is paused now */
  async failed(endpointId: string): Promise<boolean> {
    await this.dataSource.query(
      'UPDATE webhook_endpoints SET failures = failures + 1, failing_since = coalesce(failing_since, now()) ' +
        'WHERE id = $1',
      [endpointId],
    );
    const [paused]: [{ user_id: number; url: string }[], number] = await this.dataSource.query(
      `UPDATE webhook_endpoints SET enabled = false WHERE id = $1 AND enabled
         AND (failures >= $2 OR (failures >= $3 AND failing_since < now() - make_interval(hours => $4))) RETURNING user_id, url`,
      [endpointId, DEAD_AT_ONCE_TRIES, DEAD_AFTER_TRIES, DEAD_AFTER_HOURS],
    );
    const [endpoint] = paused;
    if (endpoint === undefined) return false;
    await this.log.record('webhook-paused', endpoint.user_id, { note: endpointId });
    await this.notices.tell(endpoint.user_id, 'webhook-paused', new URL(endpoint.url).host);
    return true;
  }
}
