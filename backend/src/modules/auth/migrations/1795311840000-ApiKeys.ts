import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which programs act for their owners. Revoked ones stay, for what was made with them. */
export class ApiKeys1795311840000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE api_keys (
      id uuid NOT NULL,
      user_id integer NOT NULL,
      name text NOT NULL,
      prefix text NOT NULL,
      key_hash bytea NOT NULL,
      scopes text array NOT NULL,
      credits_per_day integer,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      last_used_at timestamp with time zone,
      revoked_at timestamp with time zone,
      CONSTRAINT pk_api_keys PRIMARY KEY (id),
      CONSTRAINT uq_api_keys_key_hash UNIQUE (key_hash),
      CONSTRAINT ck_api_keys_credits_per_day CHECK (credits_per_day >= 0),
      CONSTRAINT fk_api_keys_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
    await runner.query(`CREATE INDEX ix_api_keys_user_id ON api_keys (user_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE api_keys`);
  }
}
