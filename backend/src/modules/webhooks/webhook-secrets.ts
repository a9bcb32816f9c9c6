import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, MoreThan } from 'typeorm';
import { SecretBox } from './secret-box';
import { WebhookEndpointRow } from './webhook-endpoint.entity';

export const SECRET_BYTES = 32;
const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The secrets of webhooks as they lie in the database: sealed. Those of before are sealed when a process starts, and so
 * are those under a former key.
 */
@Injectable()
export class WebhookSecrets implements OnApplicationBootstrap {
  private readonly logger = new Logger('webhooks');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly box: SecretBox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const sealed = await this.sealAll();
    if (sealed > 0) this.logger.log(`sealed the secrets of ${sealed} webhooks`);
  }

  seal(secret: Buffer, id: string): Buffer {
    return this.box.seal(secret, id);
  }

  /** @returns null where it can no longer be read: SESSION_SECRET was changed without the one before it */
  read(stored: Buffer, id: string): Buffer | null {
    return isPlain(stored) ? stored : (this.box.open(stored, id)?.secret ?? null);
  }

  /** @returns of how many webhooks it sealed a secret */
  async sealAll(): Promise<number> {
    let [after, count] = [FIRST_ID, 0];
    for (;;) {
      const rows = await this.dataSource.manager.find(WebhookEndpointRow, {
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      for (const row of rows) if (await this.sealAnew(row)) count += 1;
      after = rows.at(-1)?.id ?? after;
      if (rows.length < BATCH) return count;
    }
  }

  private async sealAnew({ id, secret, previousSecret }: WebhookEndpointRow): Promise<boolean> {
    const changed = {
      secret: this.current(secret, id),
      previousSecret: previousSecret === null ? null : this.current(previousSecret, id),
    };
    if (changed.secret === secret && changed.previousSecret === previousSecret) return false;
    // One that was rotated meanwhile has been sealed by that.
    const { affected } = await this.dataSource.manager.update(WebhookEndpointRow, { id, secret }, changed);
    return affected === 1;
  }

  private current(stored: Buffer, id: string): Buffer {
    if (isPlain(stored)) return this.box.seal(stored, id);
    const opened = this.box.open(stored, id);
    return opened?.isOld === true ? this.box.seal(opened.secret, id) : stored;
  }
}

/** As secrets were stored before they were sealed: nothing but themselves. */
const isPlain = (stored: Buffer): boolean => stored.length === SECRET_BYTES;
