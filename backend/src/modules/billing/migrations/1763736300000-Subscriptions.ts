import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is subscribed to Premium, as the payment provider last told it. */
export class Subscriptions1763736300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE subscriptions (
      id text NOT NULL,
      user_id integer NOT NULL,
      status text NOT NULL,
      period_start timestamp with time zone NOT NULL,
      period_end timestamp with time zone NOT NULL,
      cancel_at_period_end boolean NOT NULL,
      CONSTRAINT pk_subscriptions PRIMARY KEY (id),
      CONSTRAINT fk_subscriptions_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
    await runner.query(`CREATE INDEX ix_subscriptions_user_id ON subscriptions (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE subscriptions`);
  }
}
