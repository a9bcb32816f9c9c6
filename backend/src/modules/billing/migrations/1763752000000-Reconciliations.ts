import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rounds in which our tables were compared with the payment provider. */
export class Reconciliations1763752000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE reconciliations (
      started_at timestamp with time zone NOT NULL,
      repairs integer NOT NULL,
      CONSTRAINT pk_reconciliations PRIMARY KEY (started_at))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE reconciliations`);
  }
}
