import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { PasskeyJson } from '@whoosh/contracts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator as WebAuthn Level 3 describes it, for one site: makes a key pair, and signs with it. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };

  /** @param verifies whether it asks who holds it */
  constructor(
    private readonly origin: string,
    private readonly verifies = true,
  ) {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Answers the options of POST /api/auth/passkeys/options. */
  make(options: PasskeyJson): PasskeyJson {
    const data = Buffer.concat([
      this.data(HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options of POST /api/auth/passkeys/sign-in-options. */
  sign(options: PasskeyJson): PasskeyJson {
    this.counter += 1;
    const [data, client] = [this.data(0), this.clientData('webauthn.get', options)];
    const signed = createSign('sha256').update(Buffer.concat([data, createHash('sha256').update(client).digest()]));
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.sign(this.keys.privateKey).toString('base64url'),
    });
  }

  private answer(response: Record<string, unknown>): PasskeyJson {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, { challenge }: PasskeyJson): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** Section 6.1 of WebAuthn. */
  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const held = USER_PRESENT | (this.verifies ? USER_VERIFIED : 0);
    return Buffer.concat([
      createHash('sha256').update(new URL(this.origin).hostname).digest(),
      Buffer.from([held | flags]),
      counter,
    ]);
  }

  /** RFC 9053: kty EC2, ES256, P-256. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

/**
 * RFC 8949, as much of it as an authenticator needs: byte strings, texts and maps, each length in the shortest form.
 */
function cborHead(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([type | length]);
  return length < 256 ? Buffer.from([type | 24, length]) : Buffer.from([type | 25, length >> 8, length & 255]);
}
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(0x40, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(0x60, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(0xa0, entries.length), ...entries.flat()]);
