import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that are to go: asked for, gone, and emptied; and the codes that confirm the wish. */
export class AccountDeletion1763771000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users
      ADD COLUMN deletion_requested_at timestamp with time zone,
      ADD COLUMN deleted_at timestamp with time zone,
      ADD COLUMN erased_at timestamp with time zone`);
    await runner.query(
      `CREATE INDEX ix_users_leaving ON users (deletion_requested_at) WHERE deletion_requested_at IS NOT NULL AND erased_at IS NULL`,
    );
    await runner.query(`ALTER TABLE auth_challenges DROP CONSTRAINT ck_auth_challenges_purpose,
      ADD CONSTRAINT ck_auth_challenges_purpose CHECK (purpose IN ('login', 'signup', 'email-change', 'identity', 'deletion'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM auth_challenges WHERE purpose = 'deletion'`);
    await runner.query(`ALTER TABLE auth_challenges DROP CONSTRAINT ck_auth_challenges_purpose,
      ADD CONSTRAINT ck_auth_challenges_purpose CHECK (purpose IN ('login', 'signup', 'email-change', 'identity'))`);
    await runner.query(`DROP INDEX ix_users_leaving`);
    await runner.query(
      `ALTER TABLE users DROP COLUMN deletion_requested_at, DROP COLUMN deleted_at, DROP COLUMN erased_at`,
    );
  }
}
