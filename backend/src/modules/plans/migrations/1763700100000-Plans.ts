import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The two plans of spec §3. */
export class Plans1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE plans (
      id integer NOT NULL,
      name text NOT NULL,
      description text NOT NULL,
      price_cents integer NOT NULL,
      credits integer NOT NULL,
      max_duration integer NOT NULL,
      max_sound_effects integer,
      is_active boolean NOT NULL DEFAULT true,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_plans PRIMARY KEY (id),
      CONSTRAINT ck_plans_credits CHECK (credits >= 0))`);
    await runner.query(`INSERT INTO plans (id, name, description, price_cents, credits, max_duration, max_sound_effects, created_at) VALUES
      (1, 'Free', 'Try it out', 0, 0, 5, 2, '2026-01-01T00:00:00Z'),
      (2, 'Premium', 'For creators', 500, 500, 22, NULL, '2026-01-01T00:00:00Z')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE plans`);
  }
}
