import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sign-in by OpenID Connect: who is linked to which account, attempts at the provider, and the code that a new link
 * asks for.
 */
export class LinkedIdentities1795453800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE linked_identities (
      id uuid NOT NULL,
      user_id integer NOT NULL,
      issuer text NOT NULL,
      subject text NOT NULL,
      address citext NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      last_used_at timestamp with time zone,
      CONSTRAINT pk_linked_identities PRIMARY KEY (id),
      CONSTRAINT uq_linked_identities_subject UNIQUE (issuer, subject),
      CONSTRAINT fk_linked_identities_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
    await runner.query(`CREATE INDEX ix_linked_identities_user_id ON linked_identities (user_id, created_at)`);
    await runner.query(`CREATE TABLE openid_attempts (
      state text NOT NULL,
      nonce text NOT NULL,
      code_verifier text NOT NULL,
      browser_key bytea NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      answered_at timestamp with time zone,
      issuer text,
      subject text,
      address citext,
      name text,
      CONSTRAINT pk_openid_attempts PRIMARY KEY (state))`);
    await runner.query(`CREATE INDEX ix_openid_attempts_browser_key ON openid_attempts (browser_key, answered_at)`);
    await runner.query(`CREATE INDEX ix_openid_attempts_created_at ON openid_attempts (created_at)`);
    await runner.query(`ALTER TABLE auth_challenges DROP CONSTRAINT ck_auth_challenges_purpose`);
    await runner.query(
      `ALTER TABLE auth_challenges ADD CONSTRAINT ck_auth_challenges_purpose
        CHECK (purpose IN ('login', 'signup', 'email-change', 'identity', 'deletion', 'link'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM auth_challenges WHERE purpose = 'link'`);
    await runner.query(`ALTER TABLE auth_challenges DROP CONSTRAINT ck_auth_challenges_purpose`);
    await runner.query(
      `ALTER TABLE auth_challenges ADD CONSTRAINT ck_auth_challenges_purpose
        CHECK (purpose IN ('login', 'signup', 'email-change', 'identity', 'deletion'))`,
    );
    await runner.query(`DROP TABLE openid_attempts`);
    await runner.query(`DROP TABLE linked_identities`);
  }
}
