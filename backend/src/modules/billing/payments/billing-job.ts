import type { BillingNotice } from './billing-mails';

/**
 * What waits on the queue of billing: a message of the provider to be followed, a person who pays twice or has another
 * address or name, or a mail to be sent.
 */
export type BillingJob =
  { eventId: string } | { duplicatesOf: number } | { contactOf: number } | { userId: number; notice: BillingNotice };
