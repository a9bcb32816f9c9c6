import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people wrote to the team, and whether it has been mailed. */
export class SupportMessages1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE support_messages (
      id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
      user_id integer NOT NULL,
      email citext NOT NULL,
      category text NOT NULL,
      subject text NOT NULL,
      message text NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      mail_tried_at timestamp with time zone NOT NULL DEFAULT now(),
      mailed_at timestamp with time zone,
      CONSTRAINT pk_support_messages PRIMARY KEY (id),
      CONSTRAINT ck_support_messages_category CHECK (category IN ('billing', 'technical', 'feature', 'bug', 'general', 'other')),
      CONSTRAINT fk_support_messages_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
    await runner.query(`CREATE INDEX ix_support_messages_user_id ON support_messages (user_id)`);
    await runner.query(
      `CREATE INDEX ix_support_messages_unmailed ON support_messages (mail_tried_at) WHERE mailed_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE support_messages`);
  }
}
