import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One message to an endpoint at a time, over all processes. */
export class WebhookSlots1795439400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhook_endpoints ADD COLUMN busy_until timestamp with time zone`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhook_endpoints DROP COLUMN busy_until`);
  }
}
