import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deleted project can be brought back for a while. */
export class ProjectTrash1763762000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE projects ADD COLUMN deleted_at timestamp with time zone`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE projects DROP COLUMN deleted_at`);
  }
}
