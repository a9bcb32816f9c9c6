import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happened around accounts, for their owners and for the operator. It outlives no account: it goes with its owner.
 */
export class SecurityEvents1795426200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE security_events (
      id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
      user_id integer,
      event text NOT NULL,
      network bytea,
      note text,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_security_events PRIMARY KEY (id),
      CONSTRAINT fk_security_events_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
    await runner.query(`CREATE INDEX ix_security_events_user_id ON security_events (user_id, id)`);
    await runner.query(`CREATE INDEX ix_security_events_created_at ON security_events (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE security_events`);
  }
}
