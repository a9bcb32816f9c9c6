import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of the page that a person signed in on last. */
export class UserSeenLanguage1795334460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN seen_language text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN seen_language`);
  }
}
