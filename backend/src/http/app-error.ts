import { ERRORS, type ErrorCode, type ErrorDetail } from '@whoosh/contracts';

export interface AppErrorOptions {
  /** A more exact sentence than the table's. */
  message?: string;
  details?: ErrorDetail[];
  /** Whole seconds, at least 1; becomes the Retry-After header. */
  retryAfterSeconds?: number;
}

/** The only error that modules throw on purpose: a row of the error table, with what is special about this case. */
export class AppError extends Error {
  readonly status: number;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.status = ERRORS[code].status;
    this.details = options.details;
    this.retryAfterSeconds =
      options.retryAfterSeconds === undefined ? undefined : Math.max(1, Math.ceil(options.retryAfterSeconds));
  }
}
