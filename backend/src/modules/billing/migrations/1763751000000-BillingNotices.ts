import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people have been told about their money, so that they are told once. */
export class BillingNotices1763751000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE billing_notices (
      cause text NOT NULL,
      user_id integer NOT NULL,
      at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_billing_notices PRIMARY KEY (cause),
      CONSTRAINT fk_billing_notices_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE billing_notices`);
  }
}
