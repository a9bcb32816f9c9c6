import type { ValueTransformer } from 'typeorm';

/**
 * A bigint column as a number: PostgreSQL's driver reads it as text, and every one of ours stays far below 2^53.
 * @throws RangeError beyond it
 */
export const bigintAsNumber: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => {
    if (typeof value !== 'string') return value;
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError('bigint column');
    return number;
  },
};
