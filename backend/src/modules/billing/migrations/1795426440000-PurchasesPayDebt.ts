import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is bought pays a debt, too: a refund and a new purchase leave nothing that can be spent twice. */
export class PurchasesPayDebt1795426440000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(signOf(`'grant', 'purchase', 'release', 'reversal', 'adjust'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(signOf(`'grant', 'release', 'reversal', 'adjust'`));
  }
}

function signOf(kinds: string): string {
  return `ALTER TABLE ledger DROP CONSTRAINT ck_ledger_debt_sign,
    ADD CONSTRAINT ck_ledger_debt_sign CHECK (debt_delta = 0 OR kind IN (${kinds}) AND (debt_delta > 0) = (kind = 'reversal'))`;
}
