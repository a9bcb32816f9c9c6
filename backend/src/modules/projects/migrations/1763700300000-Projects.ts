import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Projects1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE projects (
      id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
      user_id integer NOT NULL,
      name text NOT NULL,
      type text NOT NULL,
      video_url text,
      video_duration double precision,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      updated_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_projects PRIMARY KEY (id),
      CONSTRAINT uq_projects_id_user_id UNIQUE (id, user_id),
      CONSTRAINT ck_projects_type CHECK (type IN ('sfx', 'timeline')),
      CONSTRAINT fk_projects_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
    await runner.query(`CREATE INDEX ix_projects_user_id_id ON projects (user_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE projects`);
  }
}
