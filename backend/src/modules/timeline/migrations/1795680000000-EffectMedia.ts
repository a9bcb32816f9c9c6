import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sounds of one's own that are effects, such as foley. */
export class EffectMedia1795680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE project_media DROP CONSTRAINT ck_project_media_role,
      ADD CONSTRAINT ck_project_media_role CHECK (role IN ('voice', 'music', 'effect'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE project_media SET role = 'music' WHERE role = 'effect'`);
    await runner.query(`ALTER TABLE project_media DROP CONSTRAINT ck_project_media_role,
      ADD CONSTRAINT ck_project_media_role CHECK (role IN ('voice', 'music'))`);
  }
}
