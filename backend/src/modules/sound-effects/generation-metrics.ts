import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { Metrics } from '../../infra/metrics';
import { JobQueue } from '../../infra/queue';

/** Seconds; the bars are 0.6 for one sound and 20 for a job that is given up. */
const BUCKETS = [0.2, 0.4, 0.6, 1, 2, 5, 10, 20, 60];

/** How long the queue is and how old, and how long generations took, for whoever watches over the product. */
@Injectable()
export class GenerationMetrics implements OnModuleInit {
  private readonly seconds: Histogram;

  constructor(
    private readonly metrics: Metrics,
    private readonly queue: JobQueue,
  ) {
    this.seconds = metrics.histogram(
      'generation_seconds',
      'Time from the request of a generation to its end',
      ['outcome'],
      BUCKETS,
    );
  }

  /** A generation ended that was asked for at `since`. */
  ended(outcome: 'done' | 'failed', since: Date): void {
    this.seconds.observe({ outcome }, Math.max(0, Date.now() - since.getTime()) / 1000);
  }

  onModuleInit(): void {
    this.metrics.gauge(
      'queue_waiting',
      'Generations that wait for a worker',
      async () => (await this.queue.depth('generate')).waiting,
    );
    this.metrics.gauge(
      'queue_active',
      'Generations that a worker holds',
      async () => (await this.queue.depth('generate')).active,
    );
    this.metrics.gauge(
      'queue_oldest_seconds',
      'Age of the oldest generation that waits',
      async () => (await this.queue.depth('generate')).oldestSeconds,
    );
  }
}
