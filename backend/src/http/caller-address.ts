import type { Request } from 'express';
import { isIPv6 } from 'node:net';

/**
 * Bits of the networks that count as one caller: a provider gives a /56 to a home, and a /48 to whoever asks for more.
 */
const HOME_BITS = 56;
const SITE_BITS = 48;
const GROUP_BITS = 16;

/** What counts as one caller for limits: the IPv4 address, or the /56 of an IPv6 one. */
export function callerAddress(request: Request): string {
  const ip = plainAddress(request);
  return isIPv6(ip) ? networkOf(ip, HOME_BITS) : ip;
}

/** The /48 around an IPv6 caller, whose many /56 count together, too; null for an IPv4 address. */
export function callerSite(request: Request): string | null {
  const ip = plainAddress(request);
  return isIPv6(ip) ? networkOf(ip, SITE_BITS) : null;
}

function plainAddress(request: Request): string {
  return (request.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
}

function networkOf(ip: string, bits: number): string {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  const kept = [...groups, ...zeros, ...after]
    .slice(0, Math.ceil(bits / GROUP_BITS))
    .map((group) => parseInt(group, 16));
  const last = kept.length * GROUP_BITS - bits;
  const network = kept.map((group, at) => (at === kept.length - 1 ? (group >> last) << last : group));
  return `${network.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
