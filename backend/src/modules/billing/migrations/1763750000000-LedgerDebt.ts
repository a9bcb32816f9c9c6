import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Credits that were spent before their payment was taken back are owed. The debt is kept as the balance
 * is: each entry says what it changed and what stood after it, and at commit a person's debt is that of their last
 * entry.
 */
export class LedgerDebt1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE users ADD COLUMN debt bigint NOT NULL DEFAULT 0, ADD CONSTRAINT ck_users_debt CHECK (debt >= 0)`,
    );
    await runner.query(`ALTER TABLE ledger
      ADD COLUMN debt_delta bigint NOT NULL DEFAULT 0,
      ADD COLUMN debt_after bigint NOT NULL DEFAULT 0,
      ADD CONSTRAINT ck_ledger_debt_after CHECK (debt_after >= 0),
      ADD CONSTRAINT ck_ledger_debt_sign CHECK (
        debt_delta = 0 OR kind IN ('grant', 'release', 'reversal', 'adjust') AND (debt_delta > 0) = (kind = 'reversal')
      ),
      DROP CONSTRAINT ck_ledger_delta,
      ADD CONSTRAINT ck_ledger_delta CHECK (delta <> 0 OR debt_delta <> 0),
      DROP CONSTRAINT ck_ledger_sign,
      ADD CONSTRAINT ck_ledger_sign CHECK (delta = 0 OR kind = 'adjust' OR (delta > 0) = (kind IN ('grant', 'purchase', 'release')))`);
    await chainAndBalance(runner, 'debt');
    await runner.query(`DROP TRIGGER users_balance_is_last_entry ON users`);
    await balanceTrigger(runner, 'credits, debt, ledger_seq');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER users_balance_is_last_entry ON users`);
    await chainAndBalance(runner, '');
    await balanceTrigger(runner, 'credits, ledger_seq');
    await runner.query(
      `ALTER TABLE ledger DROP CONSTRAINT ck_ledger_sign, DROP CONSTRAINT ck_ledger_delta, DROP COLUMN debt_delta, DROP COLUMN debt_after`,
    );
    await runner.query(`ALTER TABLE ledger ADD CONSTRAINT ck_ledger_delta CHECK (delta <> 0),
      ADD CONSTRAINT ck_ledger_sign CHECK (kind = 'adjust' OR (delta > 0) = (kind IN ('grant', 'purchase', 'release')))`);
    await runner.query(`ALTER TABLE users DROP COLUMN debt`);
  }
}

async function balanceTrigger(runner: QueryRunner, columns: string): Promise<void> {
  await runner.query(`CREATE CONSTRAINT TRIGGER users_balance_is_last_entry AFTER INSERT OR UPDATE OF ${columns} ON users
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_is_last_entry()`);
}

/** The two functions behind the ledger's triggers, with the debt or, as they were before it, without. */
async function chainAndBalance(runner: QueryRunner, debt: 'debt' | ''): Promise<void> {
  const [debtAfter, debtContinues] = debt
    ? ['debt_after', 'OR NEW.debt_after <> debt_before + NEW.debt_delta']
    : ['0', ''];
  await runner.query(`CREATE OR REPLACE FUNCTION ledger_unbroken_chain() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE before bigint := 0; debt_before bigint := 0;
    BEGIN
      IF NEW.seq > 1 THEN
        SELECT balance_after, ${debtAfter} INTO before, debt_before FROM ledger WHERE user_id = NEW.user_id AND seq = NEW.seq - 1;
      END IF;
      IF NEW.seq < 1 OR before IS NULL OR NEW.balance_after <> before + NEW.delta ${debtContinues} THEN
        RAISE EXCEPTION 'entry % of user % does not continue the ledger', NEW.seq, NEW.user_id
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NULL;
    END $$`);
  const [usersDebt, isOther] = debt ? ['debt', 'OR owed <> coalesce(entry_debt, 0)'] : ['0', ''];
  await runner.query(`CREATE OR REPLACE FUNCTION balance_is_last_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      person integer := CASE WHEN TG_TABLE_NAME = 'users' THEN (to_jsonb(NEW)->>'id') ELSE (to_jsonb(NEW)->>'user_id') END;
      balance bigint; owed bigint; last bigint; entry_balance bigint; entry_debt bigint; entry_seq bigint;
    BEGIN
      SELECT credits, ${usersDebt}, ledger_seq INTO balance, owed, last FROM users WHERE id = person;
      IF NOT FOUND THEN RETURN NULL; END IF;
      SELECT balance_after, ${debtAfter}, seq INTO entry_balance, entry_debt, entry_seq
        FROM ledger WHERE user_id = person ORDER BY seq DESC LIMIT 1;
      IF balance <> coalesce(entry_balance, 0) OR last <> coalesce(entry_seq, 0) ${isOther} THEN
        RAISE EXCEPTION 'the balance of user % is not that of the last ledger entry', person
          USING ERRCODE = 'integrity_constraint_violation';
      END IF;
      RETURN NULL;
    END $$`);
}
