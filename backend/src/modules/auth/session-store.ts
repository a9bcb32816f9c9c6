import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { DataSource } from 'typeorm';
import { poolOf } from '../../database';
import { AppError } from '../../http';
import { SessionLookup } from './session-lookup';

/** The stored end of a session moves at most this often, so that reading costs no write. */
const TOUCH_INTERVAL_MS = 3_600_000;
const TOUCHES_REMEMBERED = 10_000;

/** Sessions in PostgreSQL. */
export class SessionStore extends connectPgSimple(session) {
  /** When the end of a session was stored last. */
  private readonly written = new Map<string, number>();
  private readonly lookup: SessionLookup;

  constructor(dataSource: DataSource) {
    super({ pool: poolOf(dataSource), tableName: 'sessions', pruneSessionInterval: false });
    this.lookup = new SessionLookup(dataSource);
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    this.lookup.find(sid).then(
      (data) => done(null, data),
      // express-session takes ENOENT for 'no such session'; here it is the database's socket that is gone, and nobody
      // is signed out.
      (error: unknown) => done(isAbsent(error) ? new AppError('UNAVAILABLE') : error),
    );
  }

  override touch(sid: string, data: SessionData, done?: () => void): void {
    if (Date.now() - (this.written.get(sid) ?? 0) < TOUCH_INTERVAL_MS) {
      done?.();
      return;
    }
    this.noteWritten(sid);
    super.touch(sid, data, done);
  }

  override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
    this.noteWritten(sid);
    super.set(sid, data, done);
  }

  private noteWritten(sid: string): void {
    if (this.written.size >= TOUCHES_REMEMBERED) this.written.clear();
    this.written.set(sid, Date.now());
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
