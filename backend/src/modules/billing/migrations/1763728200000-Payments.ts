import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who a person is at the payment provider, and which of its messages have been worked off. */
export class Payments1763728200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE stripe_customers (
      user_id integer NOT NULL,
      customer_id text NOT NULL,
      CONSTRAINT pk_stripe_customers PRIMARY KEY (user_id),
      CONSTRAINT uq_stripe_customers_customer_id UNIQUE (customer_id),
      CONSTRAINT fk_stripe_customers_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
    await runner.query(`CREATE TABLE stripe_events (
      id text NOT NULL,
      type text NOT NULL,
      object_id text NOT NULL,
      received_at timestamp with time zone NOT NULL DEFAULT now(),
      handled_at timestamp with time zone,
      CONSTRAINT pk_stripe_events PRIMARY KEY (id))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE stripe_events`);
    await runner.query(`DROP TABLE stripe_customers`);
  }
}
