import type { BillingNotice } from './billing-mails';

/** What waits on the queue of billing: a message of the provider to be followed, or a mail to be sent. */
export type BillingJob = { eventId: string } | { userId: number; notice: BillingNotice };
