import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of rate-limiter-flexible: points used in the window that ends at `expire` (ms since 1970). */
export class RateLimits1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE rate_limits (key varchar(255) NOT NULL, points integer NOT NULL DEFAULT 0, expire bigint,
      CONSTRAINT pk_rate_limits PRIMARY KEY (key))`);
    await runner.query(`CREATE INDEX ix_rate_limits_expire ON rate_limits (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE rate_limits`);
  }
}
