import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['generations', 'sound_effects'] as const;

/** A sound stands only in a project of its own owner: the foreign key carries both. */
export class ProjectOwners1763761000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT fk_${table}_project_id`);
      await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT fk_${table}_project_id_user_id
        FOREIGN KEY (project_id, user_id) REFERENCES projects (id, user_id) ON DELETE SET NULL (project_id)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT fk_${table}_project_id_user_id`);
      await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT fk_${table}_project_id
        FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE SET NULL`);
    }
  }
}
