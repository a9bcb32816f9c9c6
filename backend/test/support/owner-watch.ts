import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { Client } from 'pg';

/**
 * The role under which statements of signed-in people run; the policies hold for it alone, not for jobs and what a test
 * asks by itself.
 */
const ROLE = 'whoosh_asker';
/** Of no class that PostgreSQL knows. */
const FORGOTTEN = 'WO001';
/** Found by the session itself, whose cookie is looked up before anybody knows who asks. */
const NOBODYS = ['sessions'];

/**
 * Row-level security that does not hide but tells: a statement that comes to a row of somebody other than who asks
 * fails, so that a query which names no owner is seen even where its answer would have been right. PostgreSQL tries
 * cheap, leakproof conditions (`user_id = $1`) before a policy's function; that a plan does so, and does not read a
 * whole table first, is what the settings of `settingsOf` are for.
 */
export const WATCH_SQL = `
  DO $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '${ROLE}') THEN CREATE ROLE ${ROLE}; END IF;
  END $$;
  GRANT USAGE ON SCHEMA public, pgboss TO ${ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${ROLE};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${ROLE};
  CREATE FUNCTION assert_owned(relation text, owner integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF owner <> current_setting('whoosh.asker')::integer THEN
      RAISE EXCEPTION 'a statement for person % comes to a row of % of person %',
        current_setting('whoosh.asker'), relation, owner USING ERRCODE = '${FORGOTTEN}';
    END IF;
    RETURN true;
  END $$;
  DO $$
  DECLARE relation text;
  BEGIN
    FOR relation IN SELECT table_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id' AND table_name <> ALL ('{${NOBODYS.join()}}')
    LOOP
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', relation);
      EXECUTE format(
        'CREATE POLICY one_owner ON %I TO ${ROLE} '
        'USING (assert_owned(%L, user_id)) WITH CHECK (assert_owned(%L, user_id))', relation, relation, relation);
    END LOOP;
  END $$`;

/** Plans that fetch rows by their keys: one that reads a whole table to join it comes to everybody's rows. */
const settingsOf = (asker: number | null) => {
  const byKeys = asker === null ? 'on' : 'off';
  const settings = {
    role: asker === null ? 'none' : ROLE,
    'whoosh.asker': asker ?? '',
    jit: 'off',
    enable_seqscan: byKeys,
    enable_hashjoin: byKeys,
    enable_mergejoin: byKeys,
  };
  return `SELECT ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', false)`)
    .join(', ')}`;
};

const requests = new AsyncLocalStorage<{ user?: { id?: number } }>();
const askers = new WeakMap<object, number | null>();
const forgotten: string[] = [];
let isWatching = true;

/** What statements came to somebody else's rows since this was asked last. */
export function takeForgotten(): string[] {
  return forgotten.splice(0);
}

/** Lets the statements of a request run for whoever it turns out to come from. */
export function watchOwners(): RequestHandler {
  return (request, _response, next) => requests.run(request, next);
}

/** Statements of this work's requests run as in production: nobody watches. */
export function unwatched<T>(work: () => Promise<T>): Promise<T> {
  isWatching = false;
  return work().finally(() => (isWatching = true));
}

type Send = (this: Client, ...args: unknown[]) => unknown;

const send = Client.prototype.query as Send;
const sendFor: Send = function (this: Client, ...args) {
  const asker = (isWatching ? requests.getStore()?.user?.id : undefined) ?? null;
  const isAmid = ['T', 'E'].includes(this.getTransactionStatus() ?? '');
  if (isAmid || asker === (askers.get(this) ?? null)) return noted(send.apply(this, args));
  askers.set(this, asker);
  return afterSettings(this, settingsOf(asker), args);
};
Client.prototype.query = sendFor as Client['query'];

/** Sends a statement when the settings have been made: a connection is to be given one at a time. */
function afterSettings(client: Client, settings: string, args: unknown[]): unknown {
  if (typeof args.at(-1) !== 'function') return noted((send.call(client, settings) as Promise<unknown>).then(go, go));
  send.call(client, settings, go);
  return undefined;

  function go() {
    return send.apply(client, args);
  }
}

function noted(sent: unknown): unknown {
  if (sent instanceof Promise) sent.catch(note);
  return sent;
}

function note(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === FORGOTTEN) forgotten.push(error.message);
}
