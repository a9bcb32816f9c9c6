import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../../config';
import { isLoopbackRequest } from '../../http';

/**
 * Metrics are for this machine, and for whoever sends METRICS_TOKEN as a bearer token; for everybody else they do not
 * exist.
 */
export function mayReadMetrics(env: Env, request: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return isLoopbackRequest(request, 'http://localhost') || hasToken(env, request.headers.authorization);
}

function hasToken(env: Env, authorization = ''): boolean {
  if (env.METRICS_TOKEN === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${env.METRICS_TOKEN}`));
}
