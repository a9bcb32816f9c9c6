import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Variations: how far each may go from its scene, and the scene that a take became. Cuts: which part of it a take is.
 */
export class TakeScenes1795325280000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE generations ADD COLUMN variation real');
    await runner.query('ALTER TABLE takes ADD COLUMN scene json, ADD COLUMN cuts json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE takes DROP COLUMN scene, DROP COLUMN cuts');
    await runner.query('ALTER TABLE generations DROP COLUMN variation');
  }
}
