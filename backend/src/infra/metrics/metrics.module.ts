import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { collectDefaultMetrics } from 'prom-client';
import { DataSource } from 'typeorm';
import { poolOf } from '../../database';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';

@Global()
@Module({ controllers: [MetricsController], providers: [Metrics], exports: [Metrics] })
export class MetricsModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    collectDefaultMetrics({ register: this.metrics.registry });
    const pool = poolOf(this.dataSource);
    this.metrics.gauge('pool_in_use', 'Database connections in use', () => pool.totalCount - pool.idleCount);
    this.metrics.gauge('pool_waiting', 'Requests that wait for a database connection', () => pool.waitingCount);
  }
}
