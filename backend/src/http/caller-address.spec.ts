import type { Request } from 'express';
import { callerAddress, callerSite } from './caller-address';

describe('the caller that limits count', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:db8:1:2ab::1', '2001:db8:1:200::/56'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:0::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    [undefined, 'unknown'],
  ])('at %s is %s', (ip, caller) => {
    expect(callerAddress({ ip } as Request)).toBe(caller);
  });

  it('counts the /48 around it, too, where it comes by IPv6', () => {
    expect(callerSite({ ip: '2001:db8:1:2ff::1' } as Request)).toBe('2001:db8:1::/48');
    expect(callerSite({ ip: '198.51.100.7' } as Request)).toBeNull();
    expect(callerSite({ ip: '::ffff:198.51.100.7' } as Request)).toBeNull();
  });
});
