import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Videos get rows of their own; the two columns of the project that no release has filled go. */
export class ProjectVideos1763780100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE project_videos (
      id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
      project_id integer NOT NULL,
      user_id integer NOT NULL,
      upload_file text NOT NULL,
      stated_duration double precision,
      state text NOT NULL DEFAULT 'preparing',
      progress double precision NOT NULL DEFAULT 0,
      message text,
      play_file text,
      duration double precision,
      width integer,
      height integer,
      frame_rate double precision,
      has_audio boolean NOT NULL DEFAULT false,
      strip_file text,
      strip json,
      peaks_file text,
      cuts json NOT NULL DEFAULT '[]',
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      replaced_at timestamp with time zone,
      CONSTRAINT pk_project_videos PRIMARY KEY (id),
      CONSTRAINT ck_project_videos_state CHECK (state IN ('preparing', 'ready', 'failed')),
      CONSTRAINT fk_project_videos_project_id_user_id FOREIGN KEY (project_id, user_id)
        REFERENCES projects (id, user_id) ON DELETE CASCADE)`);
    await runner.query(
      `CREATE UNIQUE INDEX uq_project_videos_current ON project_videos (project_id) WHERE replaced_at IS NULL`,
    );
    await runner.query(`CREATE INDEX ix_project_videos_project_id ON project_videos (project_id)`);
    await runner.query(`ALTER TABLE projects DROP COLUMN video_url, DROP COLUMN video_duration`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE projects ADD COLUMN video_url text, ADD COLUMN video_duration double precision`);
    await runner.query(`DROP TABLE project_videos`);
  }
}
