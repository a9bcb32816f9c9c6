import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Env } from '../../config';
import { type Job, type JobHandler, JobQueue, NotYet, PermanentFailure } from '../../infra/queue';
import { PrivateTarget } from './public-target';
import { WebhookHealth } from './webhook-health';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { WebhookSecrets } from './webhook-secrets';
import { WebhookSender } from './webhook-sender';
import type { WebhookJobData } from './webhooks.service';

/** Messages on their way at once: each waits for its receiver and costs next to nothing. */
const AT_ONCE = 32;
/** A message waits so long for the one before it to the same address, s. */
const SLOT_IS_ASKED_AGAIN_SECONDS = 1;
const OLD_SECRET_SIGNS_MS = 86_400_000;
const PAUSED = 'The webhook is paused.';
const UNREADABLE = 'Its secret can no longer be read. Give it a new one.';

/** Sends messages until they are taken: each try is noted in their log. */
@Injectable()
export class WebhookJob implements JobHandler<WebhookJobData>, OnApplicationBootstrap {
  /** Webhooks with a message on its way: one that does not answer holds up nobody else's. */
  private readonly busy = new Set<string>();

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly sender: WebhookSender,
    private readonly secrets: WebhookSecrets,
    private readonly health: WebhookHealth,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.WORKER === 'on') this.queue.consume({ queue: 'webhook', concurrency: AT_ONCE, handler: this });
  }

  async run({ data: { deliveryId } }: Job<WebhookJobData>): Promise<void> {
    const delivery = await this.dataSource.manager.findOne(WebhookDeliveryRow, {
      where: { id: deliveryId },
      relations: { endpoint: true },
    });
    const endpoint = delivery?.endpoint;
    // One that was sent once more, and taken, before its next try.
    if (delivery === null || endpoint === undefined || delivery.state === 'delivered') return;
    if (!endpoint.enabled) {
      await this.dataSource.manager.update(
        WebhookDeliveryRow,
        { id: delivery.id },
        { lastStatus: null, lastError: PAUSED },
      );
      throw new PermanentFailure(PAUSED);
    }
    const { secret, previousSecret, rotatedAt, url } = endpoint;
    const isOldGood =
      previousSecret !== null && rotatedAt !== null && Date.now() - rotatedAt.getTime() < OLD_SECRET_SIGNS_MS;
    const secrets = (isOldGood ? [secret, previousSecret] : [secret])
      .map((stored) => this.secrets.read(stored, endpoint.id))
      .filter((known) => known !== null);
    if (secrets.length === 0) {
      await this.note(delivery.id, null, UNREADABLE);
      throw new PermanentFailure(UNREADABLE);
    }
    if (this.busy.has(endpoint.id)) throw new NotYet(SLOT_IS_ASKED_AGAIN_SECONDS);
    this.busy.add(endpoint.id);
    const status = await this.sender
      .send({ id: delivery.id, url, body: delivery.body, secrets })
      .catch(async (error: unknown) => {
        const words = error instanceof Error ? error.message : 'unknown';
        await this.note(delivery.id, null, words);
        await this.health.failed(endpoint.id);
        throw error instanceof PrivateTarget ? new PermanentFailure(words) : error;
      })
      .finally(() => this.busy.delete(endpoint.id));
    const isTaken = status >= 200 && status < 300;
    await (isTaken ? this.health.answered(endpoint.id) : this.health.failed(endpoint.id));
    await this.note(delivery.id, status, isTaken ? null : `Answered ${status}.`);
    if (!isTaken) throw new Error(`answered ${status}`);
  }

  async abandon(id: string): Promise<void> {
    const data = await this.queue.dataOf<WebhookJobData>('webhook', id);
    if (data !== null)
      await this.dataSource.manager.update(
        WebhookDeliveryRow,
        { id: data.deliveryId, state: 'waiting' },
        { state: 'failed' },
      );
  }

  private async note(id: string, status: number | null, error: string | null): Promise<void> {
    await this.dataSource.manager.update(
      WebhookDeliveryRow,
      { id },
      {
        attempts: () => 'attempts + 1',
        lastStatus: status,
        lastError: error,
        lastAttemptAt: new Date(),
        ...(error === null ? { state: 'delivered' as const } : {}),
      },
    );
  }
}
