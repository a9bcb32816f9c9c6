export { installQueues, type QueueName } from './boss';
export { NotYet, PermanentFailure, type Job, type JobHandler } from './job';
export { JobQueue, type EnqueueOptions } from './job-queue';
export { QueueModule } from './queue.module';
export { Signals } from './signals';
