import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a sound was cut out of or is a variation of. Of sounds that there are already it is not known. */
export class EffectParents1795564800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sound_effects
      ADD COLUMN parent_id integer,
      ADD CONSTRAINT fk_sound_effects_parent_id_user_id FOREIGN KEY (parent_id, user_id)
        REFERENCES sound_effects (id, user_id) ON DELETE SET NULL (parent_id)`);
    await runner.query(`CREATE INDEX ix_sound_effects_parent_id ON sound_effects (parent_id)
      WHERE parent_id IS NOT NULL`);
    await runner.query(`ALTER TABLE generations ADD COLUMN parent_effect_id integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generations DROP COLUMN parent_effect_id`);
    await runner.query(`ALTER TABLE sound_effects DROP COLUMN parent_id`);
  }
}
