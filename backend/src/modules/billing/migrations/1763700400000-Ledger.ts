import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger of credits and the rules that no code can pass by: entries stand for ever, each continues the one before,
 * and at commit a person's balance is that of their last entry. A bare UPDATE of users.credits fails.
 */
export class Ledger1763700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE ledger (
      user_id integer NOT NULL,
      seq bigint NOT NULL,
      kind text NOT NULL,
      delta bigint NOT NULL,
      balance_after bigint NOT NULL,
      cause text NOT NULL,
      at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_ledger PRIMARY KEY (user_id, seq),
      CONSTRAINT uq_ledger_kind_cause UNIQUE (kind, cause),
      CONSTRAINT ck_ledger_kind CHECK (kind IN ('grant', 'purchase', 'reserve', 'release', 'reversal', 'adjust')),
      CONSTRAINT ck_ledger_delta CHECK (delta <> 0),
      CONSTRAINT ck_ledger_sign CHECK (kind = 'adjust' OR (delta > 0) = (kind IN ('grant', 'purchase', 'release'))),
      CONSTRAINT ck_ledger_balance_after CHECK (balance_after >= 0),
      CONSTRAINT fk_ledger_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
    await runner.query(`CREATE TABLE admin_actions (
      id uuid NOT NULL,
      at timestamp with time zone NOT NULL DEFAULT now(),
      operator text NOT NULL,
      action text NOT NULL,
      user_id integer,
      details json NOT NULL,
      CONSTRAINT pk_admin_actions PRIMARY KEY (id))`);
    await appendOnly(runner);
    await unbrokenChain(runner);
    await balanceIsLastEntry(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER users_balance_is_last_entry ON users`);
    await runner.query(`DROP TABLE ledger`);
    await runner.query(`DROP TABLE admin_actions`);
    await runner.query(`DROP FUNCTION ledger_append_only, ledger_unbroken_chain, balance_is_last_entry`);
  }
}

async function appendOnly(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation'; END $$`);
  await runner.query(`CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only()`);
}

async function unbrokenChain(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE FUNCTION ledger_unbroken_chain() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE before bigint := 0;
    BEGIN
      IF NEW.seq > 1 THEN
        SELECT balance_after INTO before FROM ledger WHERE user_id = NEW.user_id AND seq = NEW.seq - 1;
      END IF;
      IF NEW.seq < 1 OR before IS NULL OR NEW.balance_after <> before + NEW.delta THEN
        RAISE EXCEPTION 'entry % of user % does not continue the ledger', NEW.seq, NEW.user_id
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NULL;
    END $$`);
  await runner.query(`CREATE TRIGGER ledger_unbroken_chain AFTER INSERT ON ledger
    FOR EACH ROW EXECUTE FUNCTION ledger_unbroken_chain()`);
}

async function balanceIsLastEntry(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE FUNCTION balance_is_last_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      person integer := CASE
        WHEN TG_TABLE_NAME = 'users' THEN (to_jsonb(NEW)->>'id') ELSE (to_jsonb(NEW)->>'user_id') END;
      balance bigint; last bigint; entry_balance bigint; entry_seq bigint;
    BEGIN
      SELECT credits, ledger_seq INTO balance, last FROM users WHERE id = person;
      IF NOT FOUND THEN RETURN NULL; END IF;
      SELECT balance_after, seq INTO entry_balance, entry_seq
        FROM ledger WHERE user_id = person ORDER BY seq DESC LIMIT 1;
      IF balance <> coalesce(entry_balance, 0) OR last <> coalesce(entry_seq, 0) THEN
        RAISE EXCEPTION 'the balance of user % is not that of the last ledger entry', person
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NULL;
    END $$`);
  await runner.query(`CREATE CONSTRAINT TRIGGER users_balance_is_last_entry
    AFTER INSERT OR UPDATE OF credits, ledger_seq ON users
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_is_last_entry()`);
  await runner.query(`CREATE CONSTRAINT TRIGGER ledger_balance_is_last_entry AFTER INSERT ON ledger
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_is_last_entry()`);
}
