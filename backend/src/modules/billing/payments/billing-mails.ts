import type { Language } from '@whoosh/contracts';
import { dayText, fillIn, moneyText, writeMail, type Mail } from '../../../infra/mail';
import { BILLING_MAIL_TEXTS } from './billing-mail-texts';

/** What was paid for: a pack of credits by its name, or a month of Premium. */
export type Bought = { pack: string; credits: number } | 'premium-month';

/**
 * Something about their money that a person is told once by mail. Amounts are in the currency's smallest unit. `what`
 * is in English, instead of
 * `bought`, where a process of the release before queued the receipt.
 */
export type BillingNotice =
  | ({ kind: 'receipt'; number: string; amount: number; tax: number; currency: string; paidAt: string } & (
      { bought: Bought } | { what: string }
    ))
  | { kind: 'paymentFailed'; amount: number; currency: string; nextTryAt: string | null; portalUrl: string }
  | { kind: 'duplicateEnded'; amount: number; currency: string };

/** Who a mail goes to, and in which language. */
interface Recipient {
  to: string;
  language: Language;
}

/** The mail of a notice. */
export function billingMail(recipient: Recipient, notice: BillingNotice): Mail {
  switch (notice.kind) {
    case 'receipt':
      return receiptMail(recipient, notice);
    case 'paymentFailed':
      return paymentFailedMail(recipient, notice);
    case 'duplicateEnded':
      return duplicateEndedMail(recipient, notice);
  }
}

function receiptMail({ to, language }: Recipient, receipt: BillingNotice & { kind: 'receipt' }): Mail {
  const words = BILLING_MAIL_TEXTS[language].receipt;
  const { number, amount, tax, currency, paidAt } = receipt;
  return writeMail(to, words, {
    amount: moneyText(amount, currency, language),
    bought: 'what' in receipt ? receipt.what : boughtText(receipt.bought, words),
    tax: tax > 0 ? fillIn(words.tax, { taxAmount: moneyText(tax, currency, language) }) : '',
    day: dayText(new Date(paidAt), language),
    number,
  });
}

/** In the words of a language. */
function boughtText(bought: Bought, { premium, pack }: { premium: string; pack: string }): string {
  return bought === 'premium-month' ? premium : fillIn(pack, { ...bought });
}

function paymentFailedMail(
  { to, language }: Recipient,
  { amount, currency, nextTryAt, portalUrl: url }: BillingNotice & { kind: 'paymentFailed' },
): Mail {
  const words = BILLING_MAIL_TEXTS[language].paymentFailed;
  const next =
    nextTryAt === null ? words.notAgain : fillIn(words.triedAgain, { day: dayText(new Date(nextTryAt), language) });
  return writeMail(to, words, { amount: moneyText(amount, currency, language), next, url });
}

function duplicateEndedMail(
  { to, language }: Recipient,
  { amount, currency }: BillingNotice & { kind: 'duplicateEnded' },
): Mail {
  const words = BILLING_MAIL_TEXTS[language].duplicateEnded;
  return writeMail(to, words, {
    refunded: amount > 0 ? fillIn(words.refunded, { amount: moneyText(amount, currency, language) }) : '',
  });
}
