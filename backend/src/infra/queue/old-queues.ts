import type { Client } from 'pg';

/** The version of its schema from which pg-boss itself can bring one up to date; pg-boss 10 had 24. */
const FIRST_KNOWN_VERSION = 25;
const OLD_SCHEMA = 'pgboss_v10';

/**
 * Gives the schema of a pg-boss before 11, which a later one cannot bring up to date, another name; its jobs stay in it
 * until they are taken over.
 */
export async function setOldQueuesAside(client: Client): Promise<void> {
  if (!(await exists(client, 'pgboss.version')) || (await exists(client, `${OLD_SCHEMA}.job`))) return;
  const { rows } = await client.query<{ version: number }>('SELECT version::int AS version FROM pgboss.version');
  if ((rows[0]?.version ?? FIRST_KNOWN_VERSION) >= FIRST_KNOWN_VERSION) return;
  await client.query(`ALTER SCHEMA pgboss RENAME TO ${OLD_SCHEMA}`);
}

/**
 * Takes the jobs of a schema that was set aside into the new one, with their ids, tries and times, and removes it: all
 * or nothing, so that a process that dies here has lost none. Running jobs stay with the workers that claimed them:
 * those that died meanwhile are found by their locks as ever.
 */
export async function takeOldJobsOver(client: Client): Promise<void> {
  if (!(await exists(client, `${OLD_SCHEMA}.job`))) return;
  await client.query('BEGIN');
  try {
    await client.query(
      `INSERT INTO pgboss.job (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff,
         expire_seconds, singleton_key, singleton_on, start_after, created_on, started_on, completed_on, keep_until,
         output, policy, deletion_seconds)
       SELECT old.id, old.name, old.priority, old.data, old.state::text::pgboss.job_state, old.retry_limit,
         old.retry_count, old.retry_delay, old.retry_backoff, extract(epoch FROM old.expire_in)::int,
         old.singleton_key, old.singleton_on, old.start_after, old.created_on, old.started_on, old.completed_on,
         old.keep_until, old.output, queue.policy, queue.deletion_seconds
       FROM ${OLD_SCHEMA}.job old JOIN pgboss.queue queue ON queue.name = old.name
       ON CONFLICT DO NOTHING`,
    );
    await client.query(`DROP SCHEMA ${OLD_SCHEMA} CASCADE`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function exists(client: Client, relation: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [relation]);
  return rows[0]?.found === true;
}
