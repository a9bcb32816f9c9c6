import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS, type CreateWebhookEndpointRequest, type WebhookEvent } from '@whoosh/contracts';
import { DataSource, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AppError } from '../../http';
import { JobQueue } from '../../infra/queue';
import { RateLimits, type RateRule } from '../../infra/rate-limits';
import { AccountLifecycle, type AccountPart, User } from '../auth';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { WebhookEndpointRow } from './webhook-endpoint.entity';
import { SECRET_BYTES, WebhookSecrets } from './webhook-secrets';
import { WebhookSender } from './webhook-sender';

/** With 10 s before the second try and twice as long before each further one: for an hour and a half. */
const TRIES_AFTER_FIRST = 9;
const FIRST_PAUSE_SECONDS = 10;
const TRY_EXPIRES_SECONDS = 60;
const LISTED = 100;
/** Messages that one person sends once more. */
const RESENDS: RateRule = { name: 'webhook-resend', points: 20, seconds: 60 };

export interface WebhookJobData {
  deliveryId: string;
}

/** A webhook, and its secret, which is told this once. */
export interface NewSecret {
  endpoint: WebhookEndpointRow;
  secret: Buffer;
}

/** The addresses of a person's programs, and the messages to them. */
@Injectable()
export class WebhooksService implements AccountPart, OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly sender: WebhookSender,
    private readonly lifecycle: AccountLifecycle,
    private readonly secrets: WebhookSecrets,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    this.lifecycle.register(this);
  }

  /**
   * Stores the messages about an event, and their jobs, in the caller's transaction; workers find them within seconds
   * of its commit.
   */
  async announce(userId: number, event: WebhookEvent, data: object, manager: EntityManager): Promise<void> {
    const endpoints: { id: string }[] = await manager.query(
      `SELECT id FROM webhook_endpoints WHERE user_id = $1 AND enabled AND $2 = ANY(events)`,
      [userId, event],
    );
    if (endpoints.length === 0) return;
    const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
    for (const { id: endpointId } of endpoints) {
      const id = randomUUID();
      await manager.insert(WebhookDeliveryRow, { id, endpointId, event, body });
      await this.enqueue(id, manager);
    }
  }

  list(userId: number): Promise<WebhookEndpointRow[]> {
    return this.dataSource.manager.find(WebhookEndpointRow, {
      where: { userId },
      order: { createdAt: 'DESC' },
      take: LIMITS.maxWebhookEndpoints,
    });
  }

  /** @throws AppError VALIDATION_FAILED for an address that messages may not go to, CONFLICT when there are too many */
  async create(userId: number, { url, events }: CreateWebhookEndpointRequest): Promise<NewSecret> {
    if (!this.sender.accepts(url)) {
      const message = 'Give an https address in the public internet, without a name and password.';
      throw new AppError('VALIDATION_FAILED', { message, details: [{ field: 'url', message }] });
    }
    return this.dataSource.transaction(async (manager) => {
      // The lock makes two requests at once count one after the other.
      await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      if ((await manager.countBy(WebhookEndpointRow, { userId })) >= LIMITS.maxWebhookEndpoints)
        throw new AppError('CONFLICT', {
          message: `You have ${LIMITS.maxWebhookEndpoints} webhooks. Remove one that you no longer need.`,
        });
      const [id, secret] = [randomUUID(), randomBytes(SECRET_BYTES)];
      const endpoint = await manager.save(
        manager.create(WebhookEndpointRow, {
          id,
          userId,
          url,
          events: [...new Set(events)],
          secret: this.secrets.seal(secret, id),
        }),
      );
      return { endpoint, secret };
    });
  }

  /** Pauses it, or goes on with it. What waits to be sent to a paused one is given up. @throws AppError NOT_FOUND */
  async setEnabled(userId: number, id: string, enabled: boolean): Promise<WebhookEndpointRow> {
    await this.dataSource.manager.update(
      WebhookEndpointRow,
      { id, userId },
      { enabled, failures: 0, failingSince: null },
    );
    return this.endpoint(userId, id);
  }

  /** @throws AppError NOT_FOUND */
  async remove(userId: number, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(WebhookEndpointRow, { id, userId });
    if (affected !== 1) throw new AppError('NOT_FOUND');
  }

  /** Gives it a new secret; for a day the old one signs, too. @throws AppError NOT_FOUND */
  async rotate(userId: number, id: string): Promise<NewSecret> {
    const endpoint = await this.endpoint(userId, id);
    const secret = randomBytes(SECRET_BYTES);
    await this.dataSource.manager.update(
      WebhookEndpointRow,
      { id, userId },
      { previousSecret: endpoint.secret, secret: this.secrets.seal(secret, id), rotatedAt: new Date() },
    );
    return { endpoint, secret };
  }

  /** Its messages of the last weeks, the newest first. @throws AppError NOT_FOUND */
  async deliveries(userId: number, id: string): Promise<WebhookDeliveryRow[]> {
    const endpoint = await this.endpoint(userId, id);
    return this.dataSource.manager.find(WebhookDeliveryRow, {
      where: { endpointId: endpoint.id },
      order: { createdAt: 'DESC' },
      take: LISTED,
    });
  }

  /**
   * Sends a message once more, whatever became of it, under the same id. @throws AppError NOT_FOUND, CONFLICT while the
   * webhook is paused or the message is on its way, RATE_LIMITED
   */
  async resend(userId: number, id: string, deliveryId: string): Promise<WebhookDeliveryRow> {
    const endpoint = await this.endpoint(userId, id);
    if (!endpoint.enabled) throw new AppError('CONFLICT', { message: 'This webhook is paused. Resume it first.' });
    await this.limits.consume(RESENDS, String(userId));
    const delivery = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(WebhookDeliveryRow, { id: deliveryId, endpointId: endpoint.id });
      if (found === null) throw new AppError('NOT_FOUND');
      await manager.update(WebhookDeliveryRow, { id: deliveryId }, { state: 'waiting' });
      await this.enqueue(deliveryId, manager);
      return Object.assign(found, { state: 'waiting' as const });
    });
    this.queue.wake('webhook');
    return delivery;
  }

  async collect(userId: number): Promise<Record<string, readonly object[]>> {
    const endpoints = await this.dataSource.manager.findBy(WebhookEndpointRow, { userId });
    return { webhooks: endpoints.map(({ secret: _secret, previousSecret: _previous, ...endpoint }) => endpoint) };
  }

  async revokeSince(userId: number, since: Date, manager: EntityManager): Promise<void> {
    await manager.delete(WebhookEndpointRow, { userId, createdAt: MoreThanOrEqual(since) });
    // What was there before may have a secret that somebody else knows now.
    await manager.update(WebhookEndpointRow, { userId, rotatedAt: MoreThanOrEqual(since) }, { enabled: false });
  }

  async close(userId: number): Promise<void> {
    await this.erase(userId);
  }

  async erase(userId: number): Promise<void> {
    await this.dataSource.manager.delete(WebhookEndpointRow, { userId });
  }

  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    await this.dataSource.query(`DELETE FROM webhook_deliveries WHERE created_at < now() - make_interval(days => $1)`, [
      LIMITS.webhookLogDays,
    ]);
  }

  private async endpoint(userId: number, id: string): Promise<WebhookEndpointRow> {
    const endpoint = await this.dataSource.manager.findOneBy(WebhookEndpointRow, { id, userId });
    if (endpoint === null) throw new AppError('NOT_FOUND');
    return endpoint;
  }

  private async enqueue(deliveryId: string, manager: EntityManager): Promise<void> {
    const data: WebhookJobData = { deliveryId };
    await this.queue.enqueue(manager, 'webhook', {
      id: randomUUID(),
      data,
      priority: 0,
      retryLimit: TRIES_AFTER_FIRST,
      retryDelaySeconds: FIRST_PAUSE_SECONDS,
      expireInSeconds: TRY_EXPIRES_SECONDS,
    });
  }
}
