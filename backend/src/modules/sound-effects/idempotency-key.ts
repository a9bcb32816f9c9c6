import { AppError } from '../../http';

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The Idempotency-Key header, or null without one. @throws AppError BAD_REQUEST for one that is too long or not
 * printable
 */
export function checkedIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!KEY.test(header))
    throw new AppError('BAD_REQUEST', { message: 'The Idempotency-Key must be 1 to 200 printable characters.' });
  return header;
}
