import type { RequestHandler } from 'express';
import session from 'express-session';
import { createHmac } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Env } from '../../config';
import { SessionStore } from './session-store';

const DAY_MS = 86_400_000;
/** A session that nobody uses ends after this. */
const IDLE_LIFETIME_MS = 14 * DAY_MS;
/** Whoever signed in longer ago signs in again, however busy the session is. */
export const ABSOLUTE_LIFETIME_MS = 30 * DAY_MS;

/** On https the cookie is bound to this host by its name; browsers refuse that name on plain http. */
export function sessionCookieName(env: Env): string {
  return isHttps(env) ? '__Host-sid' : 'sid';
}

/** True when browsers reach us over TLS, which a proxy in front of us ends. */
export function isHttps(env: Env): boolean {
  return env.PUBLIC_URL.startsWith('https:');
}

/** A key for one use, derived from the session secret: whoever knows one of them knows none of the others. */
export function derivedKey(secret: string, label: string): Buffer {
  return createHmac('sha256', secret).update(label).digest();
}

/**
 * A Cookie header with a session that does not exist, signed as those that do: whoever sends it is nobody, and is
 * looked up like everybody. Reference: the npm package cookie-signature, with which express-session signs.
 */
export function unknownSession(env: Env): string {
  const id = 'unknown';
  const signature = createHmac('sha256', env.SESSION_SECRET).update(id).digest('base64').replace(/=+$/, '');
  return `${sessionCookieName(env)}=${encodeURIComponent(`s:${id}.${signature}`)}`;
}

/** Sessions in PostgreSQL, with a cookie that only the server can make. */
export function createSessionMiddleware(env: Env, dataSource: DataSource): RequestHandler {
  return session({
    name: sessionCookieName(env),
    secret:
      env.SESSION_SECRET_PREVIOUS === undefined
        ? env.SESSION_SECRET
        : [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS],
    store: new SessionStore(dataSource),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: env.TRUST_PROXY > 0,
    cookie: { httpOnly: true, secure: isHttps(env), sameSite: 'lax', path: '/', maxAge: IDLE_LIFETIME_MS },
  });
}
