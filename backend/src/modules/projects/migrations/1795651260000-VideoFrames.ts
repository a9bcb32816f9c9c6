import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rate of a video as the fraction that it is, the timecode that it begins at, and the times of its frames. */
export class VideoFrames1795651260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE project_videos ADD COLUMN frame_rate_fraction json, ADD COLUMN start_timecode text, ADD COLUMN frame_times_file text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE project_videos DROP COLUMN frame_rate_fraction, DROP COLUMN start_timecode, DROP COLUMN frame_times_file`,
    );
  }
}
