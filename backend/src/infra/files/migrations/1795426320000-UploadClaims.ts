import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One PUT at a time writes an upload: whoever has the claim, as long as they keep it alive. */
export class UploadClaims1795426320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE stored_files ADD COLUMN claim uuid, ADD COLUMN claimed_at timestamp with time zone`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE stored_files DROP COLUMN claimed_at, DROP COLUMN claim`);
  }
}
