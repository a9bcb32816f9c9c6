import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an operator did something. */
export class AdminReasons1763753000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE admin_actions ADD COLUMN reason text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE admin_actions DROP COLUMN reason`);
  }
}
