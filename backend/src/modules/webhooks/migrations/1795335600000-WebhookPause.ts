import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks can be paused. */
export class WebhookPause1795335600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhook_endpoints ADD COLUMN enabled boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE webhook_endpoints DROP COLUMN enabled`);
  }
}
