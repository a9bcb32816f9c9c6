import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that are no sounds of ours: what a person uploads, what is made of it, and what they export. */
export class FileKinds1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stored_files
      ADD COLUMN kind text NOT NULL DEFAULT 'sound',
      ADD COLUMN title text,
      ADD COLUMN project_id integer,
      ADD CONSTRAINT ck_stored_files_kind CHECK (kind IN ('sound', 'upload', 'derived', 'export')),
      ADD CONSTRAINT fk_stored_files_project_id_user_id FOREIGN KEY (project_id, user_id)
        REFERENCES projects (id, user_id) ON DELETE SET NULL (project_id)`);
    await runner.query(`CREATE INDEX ix_stored_files_project_id ON stored_files (project_id)`);
    await runner.query(
      `CREATE INDEX ix_stored_files_unused ON stored_files (created_at) WHERE kind <> 'sound' AND project_id IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stored_files DROP COLUMN project_id, DROP COLUMN title, DROP COLUMN kind`);
  }
}
