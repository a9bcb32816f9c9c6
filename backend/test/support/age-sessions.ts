import type { TestApp } from './create-test-app';

/** Makes the sign-in of every session so many minutes older. */
export async function ageSessions({ dataSource }: TestApp, minutes: number): Promise<void> {
  await dataSource.query(
    `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{passport,user,at}',
       to_jsonb((sess #>> '{passport,user,at}')::bigint - $1::bigint))`,
    [minutes * 60_000],
  );
}
