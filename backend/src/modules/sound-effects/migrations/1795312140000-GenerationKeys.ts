import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With which API key a sound was asked for: what a key may spend in a day is counted from here. */
export class GenerationKeys1795312140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generations ADD COLUMN api_key_id uuid,
      ADD CONSTRAINT fk_generations_api_key_id FOREIGN KEY (api_key_id) REFERENCES api_keys (id) ON DELETE SET NULL`);
    await runner.query(
      `CREATE INDEX ix_generations_api_key_id ON generations (api_key_id, created_at) WHERE api_key_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generations DROP COLUMN api_key_id`);
  }
}
