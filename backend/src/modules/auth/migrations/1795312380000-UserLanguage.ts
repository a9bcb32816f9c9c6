import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that a person chose; null while they chose none. */
export class UserLanguage1795312380000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN language text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN language`);
  }
}
