import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Env } from '../../config';
import { type Job, type JobHandler, JobQueue, NotYet, PermanentFailure } from '../../infra/queue';
import { PrivateTarget } from './public-target';
import { WebhookHealth } from './webhook-health';
import { WebhookDeliveryRow } from './webhook-delivery.entity';
import { WebhookEndpointRow } from './webhook-endpoint.entity';
import { WebhookSecrets } from './webhook-secrets';
import { WebhookSender } from './webhook-sender';
import type { WebhookJobData } from './webhooks.service';

/** Messages on their way at once: each waits for its receiver and costs next to nothing. */
const AT_ONCE = 32;
/** A message waits so long for the one before it to the same address, s. */
const SLOT_IS_ASKED_AGAIN_SECONDS = 1;
/** A process that died with a message on its way holds its slot no longer than this, s: a receiver has 10 to answer. */
const SLOT_LASTS_SECONDS = 15;
const OLD_SECRET_SIGNS_MS = 86_400_000;
const PAUSED = 'The webhook is paused.';
const UNREADABLE = 'Its secret can no longer be read. Give it a new one.';

/** Sends messages until they are taken: each try is noted in their log. */
@Injectable()
export class WebhookJob implements JobHandler<WebhookJobData>, OnApplicationBootstrap {
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
    const isBusy = endpoint.busyUntil !== null && endpoint.busyUntil.getTime() > Date.now();
    if (isBusy || !(await this.takeSlot(endpoint.id))) throw new NotYet(SLOT_IS_ASKED_AGAIN_SECONDS);
    const status = await this.sendOnSlot(endpoint.id, { id: delivery.id, url, body: delivery.body, secrets });
    const isTaken = status >= 200 && status < 300;
    await (isTaken ? this.health.answered(endpoint.id) : this.health.failed(endpoint.id));
    await this.note(delivery.id, status, isTaken ? null : `Answered ${status}.`);
    if (!isTaken) throw new Error(`answered ${status}`);
  }

  /** Frees the endpoint's slot however the sending ends. @returns the status of the answer */
  private async sendOnSlot(endpointId: string, message: Parameters<WebhookSender['send']>[0]): Promise<number> {
    try {
      return await this.sender.send(message);
    } catch (error) {
      const words = error instanceof Error ? error.message : 'unknown';
      await this.note(message.id, null, words);
      await this.health.failed(endpointId);
      throw error instanceof PrivateTarget ? new PermanentFailure(words) : error;
    } finally {
      await this.dataSource.manager.update(WebhookEndpointRow, { id: endpointId }, { busyUntil: null });
    }
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

  /**
   * One message to an endpoint is on its way at a time, over all processes: one that does not answer holds up nobody
   * else's.
   */
  private async takeSlot(endpointId: string): Promise<boolean> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(WebhookEndpointRow)
      .set({ busyUntil: () => `now() + interval '${SLOT_LASTS_SECONDS} seconds'` })
      .where('id = :endpointId AND (busy_until IS NULL OR busy_until < now())', { endpointId })
      .execute();
    return affected === 1;
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
