import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clips that stand on no sound yet: drafts, which are a scene alone. */
export class ClipDrafts1795671000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE timeline_items DROP CONSTRAINT ck_timeline_items_source`);
    await runner.query(`ALTER TABLE timeline_items ADD CONSTRAINT ck_timeline_items_source CHECK (
      num_nonnulls(sound_effect_id, media_id) = 1
      OR num_nonnulls(sound_effect_id, media_id) = 0 AND scene IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM timeline_items WHERE sound_effect_id IS NULL AND media_id IS NULL`);
    await runner.query(`ALTER TABLE timeline_items DROP CONSTRAINT ck_timeline_items_source`);
    await runner.query(`ALTER TABLE timeline_items ADD CONSTRAINT ck_timeline_items_source
      CHECK ((sound_effect_id IS NULL) <> (media_id IS NULL))`);
  }
}
