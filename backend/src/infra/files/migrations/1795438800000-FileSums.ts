import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every file was when it was stored, so that a backup can tell which is another one since. */
export class FileSums1795438800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stored_files ADD COLUMN sha256 bytea`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stored_files DROP COLUMN sha256`);
  }
}
