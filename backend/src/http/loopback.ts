import type { IncomingMessage } from 'node:http';

const LOOPBACK_PEERS = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * True when the caller sits at this machine and says so in every way: the peer's address, the Host header and the
 * public address are loopback, and no proxy stands between. What serves only developers answers only then.
 */
export function isLoopbackRequest(request: Pick<IncomingMessage, 'socket' | 'headers'>, publicUrl: string): boolean {
  if (!LOOPBACK_PEERS.has(request.socket.remoteAddress ?? '')) return false;
  if (!LOOPBACK_NAMES.has(new URL(publicUrl).hostname)) return false;
  if (!LOOPBACK_NAMES.has(hostName(request.headers.host))) return false;
  return !Object.keys(request.headers).some((name) => PROXY_HEADERS.includes(name) || name.startsWith('x-forwarded-'));
}

function hostName(host: string | undefined): string {
  return (host ?? '').replace(/:\d+$/, '').toLowerCase();
}
