import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rubber bands of clips. */
export class ClipEnvelopes1795662000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE timeline_items ADD COLUMN envelopes json`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE timeline_items DROP COLUMN envelopes`);
  }
}
