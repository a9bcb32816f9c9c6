import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { JobQueue } from '../queue';
import { Storage } from '../storage';
import { HealthController } from './health.controller';
import { HealthProbes } from './health-probes';

@Global()
@Module({ controllers: [HealthController], providers: [HealthProbes], exports: [HealthProbes] })
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly probes: HealthProbes,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly queue: JobQueue,
  ) {}

  onModuleInit(): void {
    this.probes.register('database', () => this.dataSource.query('SELECT 1'));
    this.probes.register('storage', () => this.storage.probe());
    this.probes.register('queue', () => this.queue.depth('generate'));
  }
}
