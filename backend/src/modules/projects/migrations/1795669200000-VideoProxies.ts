import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an editor works with: the proxy of a video, its pictures in several densities, its waveform down to samples. */
export class VideoProxies1795669200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE project_videos ADD COLUMN proxy_file text, ADD COLUMN sheets json NOT NULL DEFAULT '[]', ADD COLUMN wave json,
         ADD COLUMN preparation_version integer NOT NULL DEFAULT 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE project_videos DROP COLUMN proxy_file, DROP COLUMN sheets, DROP COLUMN wave, DROP COLUMN preparation_version`,
    );
  }
}
