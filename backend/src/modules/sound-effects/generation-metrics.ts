import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../infra/metrics';
import { JobQueue } from '../../infra/queue';

/** How long the queue is and how old, for whoever watches over the product. */
@Injectable()
export class GenerationMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly queue: JobQueue,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('queue_waiting', 'Generations that wait for a worker', async () => (await this.queue.depth('generate')).waiting);
    this.metrics.gauge('queue_active', 'Generations that a worker holds', async () => (await this.queue.depth('generate')).active);
    this.metrics.gauge('queue_oldest_seconds', 'Age of the oldest generation that waits', async () => (await this.queue.depth('generate')).oldestSeconds);
  }
}
