import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long a webhook has failed, so that a dead one is paused. */
export class WebhookHealth1795426380000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE webhook_endpoints ADD COLUMN failures integer NOT NULL DEFAULT 0, ADD COLUMN failing_since timestamp with time zone`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhook_endpoints DROP COLUMN failing_since, DROP COLUMN failures`);
  }
}
