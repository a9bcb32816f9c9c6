import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIMES = ['start', 'duration', 'offset', 'fade_in', 'fade_out'];

/** Times of clips to the sample. Processes of an earlier version go on writing milliseconds. */
export class ClipSamples1795651200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const columns = TIMES.map((time) => `ADD COLUMN ${time}_samples integer`);
    await runner.query(`ALTER TABLE timeline_items ${columns.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const columns = TIMES.map((time) => `DROP COLUMN ${time}_samples`);
    await runner.query(`ALTER TABLE timeline_items ${columns.join(', ')}`);
  }
}
