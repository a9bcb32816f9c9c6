import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@whoosh/contracts';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { AppError } from './app-error';

/** Seconds after which a caller may try again what failed by a passing condition of the database. */
const RETRY_AFTER_SECONDS = 2;

/**
 * What PostgreSQL's error codes mean to a caller. Values that no column takes are the caller's fault (400), a duplicate
 * is a conflict, a parent that is not there reads as absent, and everything that passes by itself is 503.
 */
const POSTGRES_CODES: Readonly<Record<string, ErrorCode>> = {
  '22021': 'BAD_REQUEST',
  '22P02': 'BAD_REQUEST',
  '22P05': 'BAD_REQUEST',
  '22003': 'BAD_REQUEST',
  '22001': 'BAD_REQUEST',
  '54001': 'BAD_REQUEST',
  '23505': 'CONFLICT',
  '23503': 'NOT_FOUND',
  '40001': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
  '55P03': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  '53100': 'UNAVAILABLE',
  '53200': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '58030': 'UNAVAILABLE',
};

/** Sockets to the database or to storage that broke or were never made. */
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/**
 * The socket file of a database that was stopped is gone; a missing file of ours has the same code, but is not
 * connected to.
 */
const CONNECTION_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|^connect (?:ENOENT|EAGAIN)/i;

const HTTP_STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'NOT_AUTHENTICATED',
  403: 'CROSS_SITE',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'BAD_REQUEST',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/**
 * Turns whatever was thrown into a row of the error table. What is unknown becomes INTERNAL: its own text never leaves
 * the process.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HttpException) return new AppError(HTTP_STATUS_CODES[thrown.getStatus()] ?? 'INTERNAL');
  if (thrown instanceof QueryFailedError) return fromDatabase(postgresCode(thrown.driverError), thrown);
  return fromDatabase(postgresCode(thrown), thrown);
}

function fromDatabase(code: string | undefined, thrown: unknown): AppError {
  const known = code === undefined ? undefined : POSTGRES_CODES[code];
  if (known === 'UNAVAILABLE' || isConnectionLoss(code, thrown)) {
    return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new AppError(known ?? 'INTERNAL');
}

function isConnectionLoss(code: string | undefined, thrown: unknown): boolean {
  if (code !== undefined && CONNECTION_CODES.has(code)) return true;
  // TypeORM takes a connection that broke away from its transaction, whose next statement then fails like this.
  if (thrown instanceof QueryRunnerProviderAlreadyReleasedError || thrown instanceof QueryRunnerAlreadyReleasedError)
    return true;
  return thrown instanceof Error && CONNECTION_MESSAGES.test(thrown.message);
}

function postgresCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** True for the database's answer to a duplicate, optionally of one named constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (postgresCode(cause) !== '23505') return false;
  if (constraint === undefined) return true;
  return typeof cause === 'object' && cause !== null && 'constraint' in cause && cause.constraint === constraint;
}
