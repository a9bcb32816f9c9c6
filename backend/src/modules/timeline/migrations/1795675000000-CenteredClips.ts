import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clips whose sound is folded to the middle. */
export class CenteredClips1795675000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE timeline_items ADD COLUMN centered boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE timeline_items DROP COLUMN centered`);
  }
}
