import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rights follow how a sound was paid for: with credits, when it was made or later for its licence alone. */
export class SoundLicences1795478400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sound_effects
      ADD COLUMN is_paid boolean NOT NULL DEFAULT false,
      ADD COLUMN licensed_at timestamptz,
      ADD COLUMN licensed_by_key uuid`);
    await runner.query(`CREATE INDEX ix_sound_effects_licensed_by_key ON sound_effects (licensed_by_key, licensed_at)
      WHERE licensed_by_key IS NOT NULL`);
    await runner.query(`UPDATE sound_effects SET is_paid = true FROM generations
      WHERE generations.id = generation_id AND generations.cost > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sound_effects
      DROP COLUMN is_paid, DROP COLUMN licensed_at, DROP COLUMN licensed_by_key`);
  }
}
