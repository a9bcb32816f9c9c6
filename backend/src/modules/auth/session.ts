import connectPgSimple from 'connect-pg-simple';
import type { RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Env } from '../../config';

const DAY_MS = 86_400_000;
/** A session that nobody uses ends after this (trust.md 1.5). */
export const IDLE_LIFETIME_MS = 14 * DAY_MS;
/** Whoever signed in longer ago signs in again, however busy the session is. */
export const ABSOLUTE_LIFETIME_MS = 30 * DAY_MS;
/** The stored end of a session moves at most this often, so that reading costs no write. */
const TOUCH_INTERVAL_MS = 3_600_000;
const TOUCHES_REMEMBERED = 10_000;

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

/** Sessions in PostgreSQL, with a cookie that only the server can make. */
export function createSessionMiddleware(env: Env, pool: Pool): RequestHandler {
  const PgStore = connectPgSimple(session);
  /** When the end of a session was stored last. */
  const written = new Map<string, number>();
  const noteWritten = (sid: string): void => {
    if (written.size >= TOUCHES_REMEMBERED) written.clear();
    written.set(sid, Date.now());
  };

  class Store extends PgStore {
    override touch(sid: string, data: SessionData, done?: () => void): void {
      if (Date.now() - (written.get(sid) ?? 0) < TOUCH_INTERVAL_MS) {
        done?.();
        return;
      }
      noteWritten(sid);
      super.touch(sid, data, done);
    }

    override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
      noteWritten(sid);
      super.set(sid, data, done);
    }
  }

  return session({
    name: sessionCookieName(env),
    secret: env.SESSION_SECRET_PREVIOUS === undefined ? env.SESSION_SECRET : [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS],
    store: new Store({ pool, tableName: 'sessions', pruneSessionInterval: false }),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: env.TRUST_PROXY > 0,
    cookie: { httpOnly: true, secure: isHttps(env), sameSite: 'lax', path: '/', maxAge: IDLE_LIFETIME_MS },
  });
}
