import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Counter } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../infra/metrics';

/** What became of a message when it came: `refused` was not signed by the provider. */
export type EventOutcome = 'new' | 'repeated' | 'refused';

/** How messages of the provider fare, for whoever watches over the product. */
@Injectable()
export class PaymentMetrics implements OnModuleInit {
  private readonly events: Counter;

  constructor(
    private readonly metrics: Metrics,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.events = metrics.counter('stripe_events_total', 'Messages of the payment provider', ['type', 'outcome']);
  }

  onModuleInit(): void {
    this.metrics.gauge(
      'stripe_event_lag_seconds',
      'Age of the oldest message of the payment provider that has not been followed',
      () => this.lagSeconds(),
    );
  }

  /** @param type as the provider names it; of a message that nobody signed we believe nothing */
  came(outcome: EventOutcome, type = 'unknown'): void {
    this.events.inc({ type, outcome });
  }

  private async lagSeconds(): Promise<number> {
    const [row]: { lag: number }[] = await this.dataSource.query(
      `SELECT coalesce(extract(epoch FROM now() - min(received_at)), 0)::float8 AS lag FROM stripe_events WHERE handled_at IS NULL`,
    );
    return row?.lag ?? 0;
  }
}
