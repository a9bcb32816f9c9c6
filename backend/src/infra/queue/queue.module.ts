import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue';
import { ProcessLink } from './process-link';
import { Signals } from './signals';

/** Jobs and news between processes, for every module. */
@Global()
@Module({ providers: [ProcessLink, Signals, JobQueue], exports: [JobQueue, Signals] })
export class QueueModule {}
