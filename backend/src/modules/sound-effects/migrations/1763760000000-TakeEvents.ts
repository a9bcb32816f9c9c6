import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happens when in a take; sounds made before this have none. */
export class TakeEvents1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE takes ADD COLUMN events json NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE takes DROP COLUMN events`);
  }
}
