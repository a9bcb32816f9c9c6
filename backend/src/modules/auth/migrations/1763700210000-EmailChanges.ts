import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of addresses, so that the old one can undo them. */
export class EmailChanges1763700210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE email_changes (
      id uuid NOT NULL,
      user_id integer NOT NULL,
      old_address citext NOT NULL,
      new_address citext NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      undone_at timestamp with time zone,
      CONSTRAINT pk_email_changes PRIMARY KEY (id),
      CONSTRAINT fk_email_changes_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
    await runner.query(`CREATE INDEX ix_email_changes_user_id ON email_changes (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE email_changes`);
  }
}
