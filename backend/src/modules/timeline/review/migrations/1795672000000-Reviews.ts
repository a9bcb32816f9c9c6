import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which others watch a timeline and comment on it. Their foreign keys carry the owner. */
export class Reviews1795672000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE review_links (
      token text NOT NULL,
      project_id integer NOT NULL,
      user_id integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      revoked_at timestamptz,
      CONSTRAINT pk_review_links PRIMARY KEY (token),
      CONSTRAINT fk_review_links_project_id_user_id FOREIGN KEY (project_id, user_id)
        REFERENCES projects (id, user_id) ON DELETE CASCADE)`);
    await runner.query(
      `CREATE UNIQUE INDEX uq_review_links_project_id ON review_links (project_id) WHERE revoked_at IS NULL`,
    );
    await runner.query(`CREATE TABLE review_comments (
      id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
      project_id integer NOT NULL,
      user_id integer NOT NULL,
      author text NOT NULL,
      text text NOT NULL,
      at_samples integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      resolved_at timestamptz,
      CONSTRAINT pk_review_comments PRIMARY KEY (id),
      CONSTRAINT fk_review_comments_project_id_user_id FOREIGN KEY (project_id, user_id)
        REFERENCES projects (id, user_id) ON DELETE CASCADE)`);
    await runner.query(`CREATE INDEX ix_review_comments_project_id ON review_comments (project_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE review_comments`);
    await runner.query(`DROP TABLE review_links`);
  }
}
