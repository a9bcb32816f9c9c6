import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of an address whose times for an undo overlap belong together: one undo goes back behind all of them. */
export class EmailChangeChains1795426260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE email_changes ADD COLUMN chain_id uuid, ADD COLUMN began_at timestamp with time zone`,
    );
    // Those that can be undone now are one chain for each account.
    await runner.query(`UPDATE email_changes c SET chain_id = first.id, began_at = first.created_at
      FROM (SELECT DISTINCT ON (user_id) user_id, id, created_at FROM email_changes
            WHERE undone_at IS NULL AND created_at > now() - interval '72 hours' ORDER BY user_id, created_at) AS first
      WHERE first.user_id = c.user_id AND c.undone_at IS NULL AND c.created_at >= first.created_at`);
    await runner.query(`UPDATE email_changes SET chain_id = id, began_at = created_at WHERE chain_id IS NULL`);
    await runner.query(
      `ALTER TABLE email_changes ALTER COLUMN chain_id SET NOT NULL, ALTER COLUMN began_at SET NOT NULL`,
    );
    await runner.query(`CREATE INDEX ix_email_changes_chain_id ON email_changes (chain_id)`);
    // Asked about any address by anybody, so it answers yes or no and never whose: it reads rows of accounts that do
    // not ask.
    await runner.query(`CREATE FUNCTION address_is_held(address citext, but_of integer, hours integer) RETURNS boolean
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
        SELECT EXISTS (SELECT 1 FROM email_changes c WHERE c.old_address = address
          AND c.user_id IS DISTINCT FROM but_of AND c.undone_at IS NULL
          AND EXISTS (SELECT 1 FROM email_changes last WHERE last.chain_id = c.chain_id AND last.undone_at IS NULL
            AND last.created_at > now() - make_interval(hours => hours))) $$`);
    await runner.query(`CREATE INDEX ix_email_changes_old_address ON email_changes (old_address)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION address_is_held(citext, integer, integer)`);
    await runner.query(`DROP INDEX ix_email_changes_old_address`);
    await runner.query(`DROP INDEX ix_email_changes_chain_id`);
    await runner.query(`ALTER TABLE email_changes DROP COLUMN began_at, DROP COLUMN chain_id`);
  }
}
