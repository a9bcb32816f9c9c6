import { isPublicAddress, lookUpPublic, PrivateTarget } from './public-target';

describe('addresses that messages go to', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::ffff:0:7f00:1',
    '::ffff:0:10.0.0.1',
    'fec0::1',
    'localhost',
    '',
  ])('are not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    'may be %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('are looked up when they are connected to, and refused when the name means our own machine', async () => {
    const error = await new Promise((resolve) => lookUpPublic('localhost', {}, (thrown) => resolve(thrown)));
    expect(error).toBeInstanceOf(PrivateTarget);
  });
});
