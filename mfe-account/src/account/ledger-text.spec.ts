import type { LedgerEntry } from '@whoosh/contracts';
import { debtText, ledgerText } from './ledger-text';

const entry = (fields: Partial<LedgerEntry>): LedgerEntry => ({
  seq: 1,
  kind: 'reserve',
  delta: -1,
  debtDelta: 0,
  balanceAfter: 0,
  cause: 'gen:1',
  sound: null,
  at: '2026-11-20T12:00:00.000Z',
  ...fields,
});
const rain = { name: 'Heavy rain on a tin roof', takes: 3 };

it.each([
  ['Heavy rain on a tin roof, 3 takes', { sound: rain }],
  ['Heavy rain on a tin roof', { sound: { ...rain, takes: 1 } }],
  ['Sound effect', {}],
  ['Rain, commercial rights', { cause: 'licence:7', sound: { name: 'Rain', takes: 1 } }],
  ['Heavy rain on a tin roof, 3 takes, refunded', { kind: 'release', sound: rain, delta: 24 }],
  ['Premium, November', { kind: 'grant', cause: 'invoice:in_1', delta: 500 }],
  ['Credits from Whoosh', { kind: 'grant', cause: 'admin:4', delta: 10 }],
  ['Creator Pack', { kind: 'purchase', cause: 'checkout:cs_1', delta: 1000 }],
  ['Credit pack', { kind: 'purchase', cause: 'checkout:cs_1', delta: 7 }],
  ['Payment refunded', { kind: 'reversal', cause: 'refund:re_1', delta: -100 }],
  ['Payment disputed at your bank', { kind: 'reversal', cause: 'dispute:dp_1', delta: -100 }],
  ['Dispute resolved, credits returned', { kind: 'adjust', cause: 'dispute:dp_1', delta: 100 }],
  ["Refund didn't go through, credits returned", { kind: 'adjust', cause: 'refund:re_1', delta: 100 }],
  ['Correction by Whoosh', { kind: 'adjust', cause: 'admin:5', delta: -3 }],
] as const)('says "%s"', (text, fields) => {
  expect(ledgerText(entry(fields))).toBe(text);
});

it('tells what was owed and what made up for it', () => {
  expect(debtText(entry({}))).toBeNull();
  expect(debtText(entry({ kind: 'reversal', delta: -60, debtDelta: 40 }))).toBe(
    '40 credits were already spent and are taken from your next credits',
  );
  expect(debtText(entry({ kind: 'grant', delta: 460, debtDelta: -40 }))).toBe(
    '40 credits covered what was spent before a refund',
  );
});
