import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the messages that nobody has followed yet without reading those of 90 days. */
export class OpenEvents1763772000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ix_stripe_events_open ON stripe_events (received_at) WHERE handled_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ix_stripe_events_open`);
  }
}
