import { ERRORS, type ErrorCode, type ErrorDetail } from '@whoosh/contracts';

export interface AppErrorOptions {
  /** A more exact sentence than the table's. */
  message?: string;
  details?: ErrorDetail[];
  /** At least 1; becomes the Retry-After header, in whole seconds. */
  retryAfterSeconds?: number;
}

/** Whoever is told to come again later is told when (RFC 6585 section 4, RFC 9110 section 15.6.4). */
const RETRY_AFTER_SECONDS = 5;
const COME_AGAIN = new Set([429, 503]);

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
    const retryAfter = options.retryAfterSeconds ?? (COME_AGAIN.has(this.status) ? RETRY_AFTER_SECONDS : undefined);
    this.retryAfterSeconds = retryAfter === undefined ? undefined : Math.max(1, Math.ceil(retryAfter));
  }
}
