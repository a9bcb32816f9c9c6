import type { Mail } from '../../../infra/mail';

/** Something about their money that a person is told once by mail. Amounts are in the currency's smallest unit. */
export type BillingNotice =
  | { kind: 'receipt'; number: string; what: string; amount: number; tax: number; currency: string; paidAt: string }
  | { kind: 'paymentFailed'; amount: number; currency: string; nextTryAt: string | null; portalUrl: string }
  | { kind: 'duplicateEnded'; amount: number; currency: string };

/** The mail of a notice. @param to the person's address */
export function billingMail(to: string, notice: BillingNotice): Mail {
  switch (notice.kind) {
    case 'receipt':
      return receiptMail(to, notice);
    case 'paymentFailed':
      return paymentFailedMail(to, notice);
    case 'duplicateEnded':
      return duplicateEndedMail(to, notice);
  }
}

function receiptMail(to: string, notice: BillingNotice & { kind: 'receipt' }): Mail {
  const amount = moneyText(notice.amount, notice.currency);
  return {
    to,
    subject: `Your Whoosh receipt: ${amount}`,
    text: [
      'Thank you. We received your payment.',
      [
        `${notice.what}: ${amount}`,
        ...(notice.tax > 0 ? [`Tax included: ${moneyText(notice.tax, notice.currency)}`] : []),
        `Paid on ${dayText(notice.paidAt)}`,
        `Number ${notice.number}`,
      ].join('\n'),
      'Credits never expire. If you did not make this payment, answer this mail.',
    ].join('\n\n'),
  };
}

function paymentFailedMail(to: string, notice: BillingNotice & { kind: 'paymentFailed' }): Mail {
  const amount = moneyText(notice.amount, notice.currency);
  const next = notice.nextTryAt === null ? 'It will not be tried again.' : `It will be tried again on ${dayText(notice.nextTryAt)}.`;
  return {
    to,
    subject: 'Your Whoosh payment failed',
    text: [
      `The payment of ${amount} for your Premium subscription failed. ${next}`,
      'To keep Premium, look at your card here:',
      notice.portalUrl,
      'Your credits stay yours either way.',
    ].join('\n\n'),
  };
}

function duplicateEndedMail(to: string, notice: BillingNotice & { kind: 'duplicateEnded' }): Mail {
  return {
    to,
    subject: 'You were subscribed to Premium twice',
    text: [
      'Premium was bought twice for your Whoosh account. We ended the second subscription; the first one goes on.',
      ...(notice.amount > 0 ? [`${moneyText(notice.amount, notice.currency)} go back to your card, and the credits that they paid for are taken back.`] : []),
      'You need not do anything.',
    ].join('\n\n'),
  };
}

function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function dayText(at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}
