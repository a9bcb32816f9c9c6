import DataLoader from 'dataloader';
import type { SessionData } from 'express-session';
import type { DataSource } from 'typeorm';
import { User } from './user.entity';

/** Sessions that one statement asks for at most. */
const TOGETHER = 100;

type Row = Record<string, unknown> & { sid: string; sess: string };

/** The accounts that were read together with sessions, by what the session remembers of its sign-in. */
const accounts = new WeakMap<object, User>();

/** The account of the session that `signIn` is part of, as it was when the session was read for this request. */
export function accountReadWith(signIn: object): User | undefined {
  return accounts.get(signIn);
}

/**
 * Finds sessions together with the accounts of who signed in: every request asks for both, so this is one statement
 * instead of two, and requests that arrive together, as those of a page do, share it. Nothing is kept from one turn of
 * the event loop to the next.
 */
export class SessionLookup {
  private readonly text: string;
  private readonly loader = new DataLoader<string, SessionData | null>((sids) => this.read(sids), {
    cache: false,
    maxBatchSize: TOGETHER,
    batchScheduleFn: (read) => void setImmediate(read),
  });

  constructor(private readonly dataSource: DataSource) {
    const columns = dataSource.getMetadata(User).columns.map(({ databaseName }) => `u.${databaseName}`);
    this.text = `SELECT s.sid, s.sess::text, ${columns.join(', ')} FROM sessions s LEFT JOIN users u ON u.id = s.user_id
      WHERE s.sid = ANY($1) AND s.expire >= now()`;
  }

  /** @returns what is stored under this id; null when there is no such session or it is over */
  find(sid: string): Promise<SessionData | null> {
    return this.loader.load(sid);
  }

  private async read(sids: readonly string[]): Promise<(SessionData | null)[]> {
    const rows = await this.dataSource.query<Row[]>(this.text, [[...new Set(sids)]]);
    const found = new Map(rows.map((row) => [row.sid, row]));
    return sids.map((sid) => this.sessionOf(found.get(sid)));
  }

  /**
   * Requests of one session have each an object of their own: what one changes is no business of the others until it is
   * stored.
   */
  private sessionOf(row: Row | undefined): SessionData | null {
    if (row === undefined) return null;
    const data = JSON.parse(row.sess) as SessionData & { passport?: { user?: unknown } };
    const signIn = data.passport?.user;
    if (typeof signIn === 'object' && signIn !== null && row.id !== null) accounts.set(signIn, this.accountOf(row));
    return data;
  }

  private accountOf(row: Row): User {
    const { columns } = this.dataSource.getMetadata(User);
    const user = new User();
    for (const column of columns)
      column.setEntityValue(user, this.dataSource.driver.prepareHydratedValue(row[column.databaseName], column));
    return user;
  }
}
