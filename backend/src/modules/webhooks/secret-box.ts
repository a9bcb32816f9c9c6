import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'webhook-secrets/v1';

/**
 * Keeps the secrets of webhooks in the database unreadable for whoever has the database alone: AES-256-GCM, the key
 * derived from SESSION_SECRET (HKDF, RFC 5869).
 */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;
  private readonly previous: Buffer | null;

  constructor(env: Env) {
    this.key = keyOf(env.SESSION_SECRET);
    this.previous = env.SESSION_SECRET_PREVIOUS === undefined ? null : keyOf(env.SESSION_SECRET_PREVIOUS);
  }

  /** @param owner id of the row that it belongs to: in another row it does not open */
  seal(secret: Buffer, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /**
   * @returns null where it opens with no key that there is @param isOld of the secret before the last rotation of
   * SESSION_SECRET
   */
  open(sealed: Buffer, owner: string): { secret: Buffer; isOld: boolean } | null {
    const secret = opened(sealed, owner, this.key);
    if (secret !== null) return { secret, isOld: false };
    const before = this.previous === null ? null : opened(sealed, owner, this.previous);
    return before === null ? null : { secret: before, isOld: true };
  }
}

function keyOf(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', PURPOSE, KEY_BYTES));
}

function opened(sealed: Buffer, owner: string, key: Buffer): Buffer | null {
  const [nonce, tag, text] = [
    sealed.subarray(0, NONCE_BYTES),
    sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    sealed.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  if (tag.length < TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return null;
  }
}
