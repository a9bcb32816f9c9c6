import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which worker holds which job. pg-boss keeps the jobs themselves, in a schema of its own. */
export class QueueClaims1763700050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE queue_worker_ids AS integer CYCLE');
    await runner.query(`
      CREATE TABLE queue_claims (
        job_id uuid NOT NULL CONSTRAINT pk_queue_claims PRIMARY KEY,
        queue text NOT NULL,
        worker_id integer NOT NULL,
        claimed_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE queue_claims');
    await runner.query('DROP SEQUENCE queue_worker_ids');
  }
}
