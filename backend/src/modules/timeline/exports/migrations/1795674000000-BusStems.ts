import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of a sound for each bus. */
export class BusStems1795674000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE exports DROP CONSTRAINT ck_exports_format`);
    await runner.query(`ALTER TABLE exports ADD CONSTRAINT ck_exports_format
      CHECK (format IN ('mp4', 'wav', 'stems', 'buses', 'otio', 'fcpxml', 'edl'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM exports WHERE format = 'buses'`);
    await runner.query(`ALTER TABLE exports DROP CONSTRAINT ck_exports_format`);
    await runner.query(`ALTER TABLE exports ADD CONSTRAINT ck_exports_format
      CHECK (format IN ('mp4', 'wav', 'stems', 'otio', 'fcpxml', 'edl'))`);
  }
}
