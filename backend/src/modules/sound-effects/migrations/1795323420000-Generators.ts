import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is to make a sound, and who made it. */
export class Generators1795323420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE generations ADD COLUMN generator text NOT NULL DEFAULT 'whoosh',
       ADD COLUMN fallback boolean NOT NULL DEFAULT false, ADD COLUMN error_reason text`,
    );
    await runner.query(`ALTER TABLE takes ADD COLUMN made_by json`);
    await runner.query(`ALTER TABLE sound_effects ADD COLUMN made_by json`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sound_effects DROP COLUMN made_by`);
    await runner.query(`ALTER TABLE takes DROP COLUMN made_by`);
    await runner.query(`ALTER TABLE generations DROP COLUMN generator, DROP COLUMN fallback, DROP COLUMN error_reason`);
  }
}
