import type { Request } from 'express';
import { isIPv6 } from 'node:net';

/** What counts as one caller for limits: the IPv4 address, or the /64 of an IPv6 one, which a provider gives to one customer. */
export function callerAddress(request: Request): string {
  const ip = (request.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(ip) ? networkOf(ip) : ip;
}

function networkOf(ip: string): string {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  const all = [...groups, ...zeros, ...after];
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
