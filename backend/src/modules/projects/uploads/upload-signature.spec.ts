import { readGrant, signedQuery, uploadKey, type UploadGrant } from './upload-signature';

const secret = uploadKey('a secret of the tests');
const GRANT: UploadGrant = { key: 'a.mp4', contentType: 'video/mp4', bytes: 1000, exact: true, expires: 2_000_000 };
const query = (grant: UploadGrant = GRANT) => Object.fromEntries(new URLSearchParams(signedQuery(secret, grant)));
const before = GRANT.expires - 1;

describe('the signature of an upload’s address', () => {
  it('gives back what was granted', () => {
    expect(readGrant(secret, 'a.mp4', query(), before)).toEqual(GRANT);
    expect(readGrant(secret, 'a.mp4', query({ ...GRANT, exact: false }), before)?.exact).toBe(false);
  });

  it.each(['type', 'bytes', 'exact', 'expires', 'signature'])('does not bear another %s', (name) => {
    expect(readGrant(secret, 'a.mp4', { ...query(), [name]: '9999999' }, before)).toBeNull();
    expect(readGrant(secret, 'a.mp4', { ...query(), [name]: ['1', '2'] }, before)).toBeNull();
    expect(readGrant(secret, 'a.mp4', { ...query(), [name]: undefined }, before)).toBeNull();
  });

  it('is good for its object and its time only, and only with our secret', () => {
    expect(readGrant(secret, 'b.mp4', query(), before)).toBeNull();
    expect(readGrant(secret, 'a.mp4', query(), GRANT.expires)).not.toBeNull();
    expect(readGrant(secret, 'a.mp4', query(), GRANT.expires + 1)).toBeNull();
    expect(readGrant(uploadKey('another secret'), 'a.mp4', query(), before)).toBeNull();
  });
});
