import { LIMITS } from '@whoosh/contracts';
import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Purpose } from './auth-challenge.entity';
import { derivedKey } from './session';

const SEPARATOR = '\x1f';

/** What a code is bound to besides the browser. */
export interface CodeBinding {
  purpose: Purpose;
  challengeId: string;
  address: string;
}

/** Six digits, each equally likely. */
export function drawCode(): string {
  return String(randomInt(0, 10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
}

/**
 * The key that the stored hashes need; it lives outside of the database, because six digits are guessed in a second.
 */
export function codePepper(sessionSecret: string): Buffer {
  return derivedKey(sessionSecret, 'otp/v1');
}

/** HMAC-SHA-256 over the purpose, the challenge, the address and the code. */
export function hashCode(pepper: Buffer, binding: CodeBinding, code: string): Buffer {
  const { purpose, challengeId, address } = binding;
  return createHmac('sha256', pepper).update([purpose, challengeId, address, code].join(SEPARATOR)).digest();
}

/** Compares in a time that tells nothing; a missing hash never matches. */
export function hashesMatch(stored: Buffer | null, computed: Buffer): boolean {
  return stored !== null && stored.length === computed.length && timingSafeEqual(stored, computed);
}

/** What is stored of a browser's challenge cookie. */
export function browserKeyOf(cookieValue: string): Buffer {
  return createHash('sha256').update(cookieValue).digest();
}
