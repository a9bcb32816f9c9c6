import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys (WebAuthn) of accounts, and the challenges that wait for an authenticator's answer. */
export class Passkeys1795437600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE passkeys (
      id uuid NOT NULL,
      user_id integer NOT NULL,
      credential_id text NOT NULL,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text array NOT NULL,
      name text NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      last_used_at timestamp with time zone,
      CONSTRAINT pk_passkeys PRIMARY KEY (id),
      CONSTRAINT uq_passkeys_credential_id UNIQUE (credential_id),
      CONSTRAINT ck_passkeys_counter CHECK (counter >= 0),
      CONSTRAINT fk_passkeys_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
    await runner.query(`CREATE INDEX ix_passkeys_user_id ON passkeys (user_id, created_at)`);
    await runner.query(`CREATE TABLE passkey_challenges (
      challenge text NOT NULL,
      purpose text NOT NULL,
      browser_key bytea NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_passkey_challenges PRIMARY KEY (challenge))`);
    await runner.query(`CREATE INDEX ix_passkey_challenges_created_at ON passkey_challenges (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE passkey_challenges`);
    await runner.query(`DROP TABLE passkeys`);
  }
}
