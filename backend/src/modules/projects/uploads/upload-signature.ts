import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an upload's address allows: this one object, of this type, up to this size, until then. */
export interface UploadGrant {
  key: string;
  contentType: string;
  /** Bytes: exactly so many when `exact`, else at most. */
  bytes: number;
  exact: boolean;
  /** Seconds since 1970. */
  expires: number;
}

/** The key that signs addresses of uploads. */
export function uploadKey(sessionSecret: string): Buffer {
  return createHmac('sha256', sessionSecret).update('uploads/v1').digest();
}

/** Query of the address that the grant is good for. */
export function signedQuery(secret: Buffer, grant: UploadGrant): string {
  const { contentType, bytes, exact, expires } = grant;
  const query = {
    type: contentType,
    bytes: String(bytes),
    exact: exact ? '1' : '0',
    expires: String(expires),
    signature: signature(secret, grant),
  };
  return new URLSearchParams(query).toString();
}

/** The grant behind an address, or null when it was not signed by us or is over. @param now seconds since 1970 */
export function readGrant(
  secret: Buffer,
  key: string,
  query: Readonly<Record<string, unknown>>,
  now: number,
): UploadGrant | null {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const grant: UploadGrant = {
    key,
    contentType: text('type'),
    bytes: Number(text('bytes')),
    exact: text('exact') === '1',
    expires: Number(text('expires')),
  };
  const given = Buffer.from(text('signature'));
  const expected = Buffer.from(signature(secret, grant));
  const signed = given.length === expected.length && timingSafeEqual(given, expected);
  return signed && now <= grant.expires ? grant : null;
}

function signature(secret: Buffer, { key, contentType, bytes, exact, expires }: UploadGrant): string {
  return createHmac('sha256', secret)
    .update(['PUT', key, contentType, bytes, exact, expires].join('\n'))
    .digest('base64url');
}
