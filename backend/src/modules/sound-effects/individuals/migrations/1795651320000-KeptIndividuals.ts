import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "This door": individuals that an account keeps; they go with the account. */
export class KeptIndividuals1795651320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE kept_individuals (
      id uuid NOT NULL,
      user_id integer NOT NULL,
      name text NOT NULL,
      model text NOT NULL,
      individual jsonb NOT NULL,
      kept_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_kept_individuals PRIMARY KEY (id),
      CONSTRAINT fk_kept_individuals_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
    await runner.query(`CREATE INDEX ix_kept_individuals_user_id ON kept_individuals (user_id, kept_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE kept_individuals`);
  }
}
