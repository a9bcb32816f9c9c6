/**
 * What the database must say when all is quiet again. Each statement answers the rows that break a promise, none when
 * it was kept.
 */
export const PROMISES = {
  'a balance is the sum of its ledger, and never below zero': `
    SELECT u.id, u.credits, u.debt, l.credits AS ledger, l.debt AS ledger_debt FROM users u
    LEFT JOIN (SELECT user_id, sum(delta) AS credits, sum(debt_delta) AS debt FROM ledger GROUP BY user_id) l
      ON l.user_id = u.id
    WHERE u.credits <> coalesce(l.credits, 0) OR u.debt <> coalesce(l.debt, 0) OR u.credits < 0`,
  'each entry of the ledger continues the one before': `
    SELECT user_id, seq FROM (
      SELECT user_id, seq, delta, balance_after, row_number() OVER w AS place,
        coalesce(lag(balance_after) OVER w, 0) AS before
      FROM ledger
      WINDOW w AS (PARTITION BY user_id ORDER BY seq)) e
    WHERE seq <> place OR balance_after <> before + delta`,
  'a finished sound was paid for once, a failed one was paid back once': `
    SELECT g.id, g.state, g.cost, r.count AS reserves, r.reserved, r.released FROM generations g
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE kind = 'reserve') AS count,
        coalesce(sum(-delta) FILTER (WHERE kind = 'reserve'), 0) AS reserved,
        coalesce(sum(delta - debt_delta) FILTER (WHERE kind = 'release'), 0) AS released
      FROM ledger WHERE cause = 'gen:' || g.id) r ON true
    WHERE r.reserved <> g.cost OR r.count <> (g.cost > 0)::int
      OR r.released <> CASE g.state WHEN 'failed' THEN g.cost ELSE 0 END`,
  'no credits were reserved for a sound that nobody asked for': `
    SELECT cause FROM ledger WHERE kind IN ('reserve', 'release')
      AND NOT EXISTS (SELECT 1 FROM generations WHERE 'gen:' || id = cause)
      AND NOT EXISTS (SELECT 1 FROM sound_effects WHERE 'licence:' || id = cause AND is_paid)`,
  'every accepted sound has ended': `
    SELECT id, state, created_at FROM generations WHERE state NOT IN ('done', 'failed')`,
  'every finished sound has all its takes': `
    SELECT g.id FROM generations g WHERE g.state = 'done'
      AND (SELECT count(*) FROM takes t WHERE t.generation_id = g.id) <> g.takes`,
  'no unfinished sound has a take': `
    SELECT t.generation_id FROM takes t JOIN generations g ON g.id = t.generation_id WHERE g.state <> 'done'`,
  'every take that was not thrown away has its files': `
    SELECT t.generation_id, t.take FROM takes t WHERE t.discarded_at IS NULL AND (
      SELECT count(*) FROM stored_files f WHERE f.name IN (t.mp3_file, t.wav_file) AND f.published_at IS NOT NULL) <> 2`,
  'no file is kept of a sound that was thrown away': `
    SELECT f.name FROM stored_files f WHERE f.kind = 'sound' AND f.published_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM takes t WHERE f.name IN (t.mp3_file, t.wav_file) AND t.discarded_at IS NULL)`,
  'every export has ended': `SELECT id, status FROM exports WHERE status IN ('queued', 'running')`,
  'every upload was prepared or refused': `SELECT id, state FROM project_media WHERE state = 'preparing'`,
  'every message of the provider was followed': `SELECT id, type FROM stripe_events WHERE handled_at IS NULL`,
  'nobody holds a job any more': `SELECT job_id, queue FROM queue_claims`,
  'no job waits or runs': `
    SELECT id, name, state FROM pgboss.job WHERE state IN ('created', 'retry', 'active')
      AND name IN ('generate', 'prepare', 'export', 'export-short', 'billing')`,
};

/** Of those, what is still under way right after the last blow. */
export const ENDINGS = [
  'every accepted sound has ended',
  'every export has ended',
  'every upload was prepared or refused',
  'every message of the provider was followed',
  'nobody holds a job any more',
  'no job waits or runs',
];
