import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../config';
import { JobQueue } from '../../infra/queue';
import { GenerationJob } from './generation-job';
import { RenderPool } from './render-pool';

/** Generations that wait for other services at once, in each process; they hardly take its processor. */
const ELSEWHERE_AT_ONCE = 8;

/** Works off the queues of generations in this process, unless WORKER says that other processes do. */
@Injectable()
export class GenerationWorkers implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly queue: JobQueue,
    private readonly job: GenerationJob,
    private readonly pool: RenderPool,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.WORKER === 'off') return;
    this.pool.warmUp();
    // One job more than there are threads: while it is stored, the threads render others.
    this.queue.consume({ queue: 'generate', concurrency: this.pool.size + 1, handler: this.job });
    this.queue.consume({ queue: 'generate-elsewhere', concurrency: ELSEWHERE_AT_ONCE, handler: this.job });
  }
}
