import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How bright a sound is as a whole, to search by; for sounds that are there already it is read from their bars, as
 * meanBrightness does.
 */
export class EffectBrightness1763763500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sound_effects ADD COLUMN brightness real`);
    await runner.query(`
      UPDATE sound_effects SET brightness = (
        SELECT coalesce(sum(level * brightness) / nullif(sum(level), 0) / 255.0, 0)
        FROM (
          SELECT get_byte(decode(bars, 'hex'), 2 * i) AS level, get_byte(decode(bars, 'hex'), 2 * i + 1) AS brightness
          FROM generate_series(0, length(bars) / 4 - 1) AS i
        ) AS bar
      )`);
    await runner.query(`ALTER TABLE sound_effects ALTER COLUMN brightness SET NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sound_effects DROP COLUMN brightness`);
  }
}
