import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that are told of events, and the messages to them. */
export class Webhooks1795316400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE webhook_endpoints (
      id uuid NOT NULL,
      user_id integer NOT NULL,
      url text NOT NULL,
      events text array NOT NULL,
      secret bytea NOT NULL,
      previous_secret bytea,
      rotated_at timestamp with time zone,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_webhook_endpoints PRIMARY KEY (id),
      CONSTRAINT fk_webhook_endpoints_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
    await runner.query(`CREATE INDEX ix_webhook_endpoints_user_id ON webhook_endpoints (user_id)`);
    await runner.query(`CREATE TABLE webhook_deliveries (
      id uuid NOT NULL,
      endpoint_id uuid NOT NULL,
      event text NOT NULL,
      body text NOT NULL,
      state text NOT NULL DEFAULT 'waiting',
      attempts integer NOT NULL DEFAULT 0,
      last_status integer,
      last_error text,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      last_attempt_at timestamp with time zone,
      CONSTRAINT pk_webhook_deliveries PRIMARY KEY (id),
      CONSTRAINT ck_webhook_deliveries_state CHECK (state IN ('waiting', 'delivered', 'failed')),
      CONSTRAINT fk_webhook_deliveries_endpoint_id FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints (id) ON DELETE CASCADE)`);
    await runner.query(
      `CREATE INDEX ix_webhook_deliveries_endpoint_id ON webhook_deliveries (endpoint_id, created_at)`,
    );
    await runner.query(`CREATE INDEX ix_webhook_deliveries_created_at ON webhook_deliveries (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE webhook_deliveries`);
    await runner.query(`DROP TABLE webhook_endpoints`);
  }
}
