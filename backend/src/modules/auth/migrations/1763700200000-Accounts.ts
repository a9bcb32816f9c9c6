import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users, the codes mailed to them, and their sessions (connect-pg-simple's table with the person beside it). */
export class Accounts1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS citext`);
    await runner.query(`CREATE TABLE users (
      id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
      email citext NOT NULL,
      name text NOT NULL,
      plan_id integer NOT NULL DEFAULT 1,
      credits bigint NOT NULL DEFAULT 0,
      ledger_seq bigint NOT NULL DEFAULT 0,
      session_epoch integer NOT NULL DEFAULT 1,
      blocked_at timestamp with time zone,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_users PRIMARY KEY (id),
      CONSTRAINT uq_users_email UNIQUE (email),
      CONSTRAINT ck_users_credits CHECK (credits >= 0),
      CONSTRAINT fk_users_plan_id FOREIGN KEY (plan_id) REFERENCES plans (id))`);
    await runner.query(`CREATE TABLE auth_challenges (
      id uuid NOT NULL,
      purpose text NOT NULL,
      address citext NOT NULL,
      name text,
      code_hash bytea,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      expires_at timestamp with time zone NOT NULL,
      attempts smallint NOT NULL DEFAULT 0,
      consumed_at timestamp with time zone,
      browser_key bytea NOT NULL,
      CONSTRAINT pk_auth_challenges PRIMARY KEY (id),
      CONSTRAINT ck_auth_challenges_purpose CHECK (purpose IN ('login', 'signup', 'email-change', 'identity')))`);
    await runner.query(
      `CREATE UNIQUE INDEX uq_auth_challenges_open ON auth_challenges (purpose, address, browser_key) WHERE consumed_at IS NULL`,
    );
    await runner.query(`CREATE INDEX ix_auth_challenges_created_at ON auth_challenges (created_at)`);
    await runner.query(`CREATE TABLE sessions (
      sid varchar NOT NULL,
      sess json NOT NULL,
      expire timestamp(6) with time zone NOT NULL,
      user_id integer GENERATED ALWAYS AS ((sess #>> '{passport,user,id}')::integer) STORED,
      CONSTRAINT pk_sessions PRIMARY KEY (sid))`);
    await runner.query(`CREATE INDEX ix_sessions_expire ON sessions (expire)`);
    await runner.query(`CREATE INDEX ix_sessions_user_id ON sessions (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sessions`);
    await runner.query(`DROP TABLE auth_challenges`);
    await runner.query(`DROP TABLE users`);
    await runner.query(`DROP EXTENSION citext`);
  }
}
