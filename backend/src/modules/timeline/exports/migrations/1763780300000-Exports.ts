import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Exports1763780300000 implements MigrationInterface {
  name = 'Exports1763780300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE exports (
      id uuid NOT NULL,
      project_id integer NOT NULL,
      user_id integer NOT NULL,
      format text NOT NULL,
      loudness smallint,
      status text NOT NULL DEFAULT 'queued',
      progress double precision NOT NULL DEFAULT 0,
      message text,
      file_name text NOT NULL,
      snapshot json NOT NULL,
      file text,
      bytes bigint,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_exports PRIMARY KEY (id),
      CONSTRAINT ck_exports_format CHECK (format IN ('mp4', 'wav', 'stems', 'otio', 'fcpxml', 'edl')),
      CONSTRAINT ck_exports_status CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
      CONSTRAINT fk_exports_project_id_user_id FOREIGN KEY (project_id, user_id) REFERENCES projects (id, user_id) ON DELETE CASCADE)`);
    await runner.query(`CREATE INDEX ix_exports_project_id ON exports (project_id, created_at)`);
    await runner.query(`CREATE INDEX ix_exports_created_at ON exports (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE exports`);
  }
}
