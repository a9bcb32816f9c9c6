/** A job that has been handed to this process. */
export interface Job<T> {
  readonly id: string;
  readonly data: T;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the process stops before the job is done; the job then goes to another worker. */
  readonly signal: AbortSignal;
}

/** What is done with the jobs of one queue. */
export interface JobHandler<T> {
  /**
   * Does the job. A job may come a second time after a process died, so what it changes it changes only once.
   * @throws PermanentFailure to give up; anything else thrown lets the job be tried again while tries are left
   */
  run(job: Job<T>): Promise<void>;

  /** The job has failed for good. May be called more than once for one job. */
  abandon(id: string, reason: unknown): Promise<void>;
}

/** A failure that another try would only repeat. */
export class PermanentFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PermanentFailure';
  }
}

/** It is not this job's turn: it comes again, and no try is counted. */
export class NotYet extends Error {
  constructor(readonly afterSeconds: number) {
    super('not yet');
    this.name = 'NotYet';
  }
}
