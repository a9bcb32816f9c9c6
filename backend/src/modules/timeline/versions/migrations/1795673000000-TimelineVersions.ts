import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Timelines as they were when somebody gave them a name. */
export class TimelineVersions1795673000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE timeline_versions (
      id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
      project_id integer NOT NULL,
      user_id integer NOT NULL,
      name text NOT NULL,
      revision integer NOT NULL,
      clip_count integer NOT NULL,
      settings json NOT NULL,
      items json NOT NULL,
      effect_ids integer array NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_timeline_versions PRIMARY KEY (id),
      CONSTRAINT fk_timeline_versions_project_id_user_id FOREIGN KEY (project_id, user_id)
        REFERENCES projects (id, user_id) ON DELETE CASCADE)`);
    await runner.query(`CREATE INDEX ix_timeline_versions_project_id ON timeline_versions (project_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE timeline_versions`);
  }
}
