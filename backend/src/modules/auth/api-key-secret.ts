import { KEY_MARK } from '@whoosh/contracts';
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_BYTES = 32;
/** Digits that 256 and 32 bits need to the base of 62. */
const SECRET_DIGITS = 43;
const CHECKSUM_DIGITS = 6;
const SHOWN_DIGITS = 4;
const FORM = new RegExp(`^${KEY_MARK}[0-9A-Za-z]{${SECRET_DIGITS + CHECKSUM_DIGITS}}$`);

/**
 * A new key: a mark that scanners know, 256 random bits, and their CRC-32, by which a scanner tells a key from chance.
 */
export function drawKey(): string {
  const secret = toBase62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_DIGITS);
  return `${KEY_MARK}${secret}${checksumOf(secret)}`;
}

/** True for what could be a key of ours: mistyped ones are known without asking the database. */
export function isWellFormedKey(key: string): boolean {
  if (!FORM.test(key)) return false;
  const secret = key.slice(KEY_MARK.length, -CHECKSUM_DIGITS);
  return key.endsWith(checksumOf(secret));
}

/** What of a key is stored. 256 random bits need neither salt nor a slow hash. */
export function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** What of a key stays visible. */
export function keyPrefix(key: string): string {
  return key.slice(0, KEY_MARK.length + SHOWN_DIGITS);
}

function checksumOf(secret: string): string {
  return toBase62(BigInt(crc32(secret)), CHECKSUM_DIGITS);
}

function toBase62(value: bigint, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest /= 62n) text = (DIGITS[Number(rest % 62n)] ?? '') + text;
  return text;
}
