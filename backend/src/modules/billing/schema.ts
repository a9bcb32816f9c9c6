import type { SchemaPart } from '../../database/schema-part';
import { AdminAction } from './admin-action.entity';
import { LedgerEntry } from './ledger-entry.entity';
import { Ledger1763700400000 } from './migrations/1763700400000-Ledger';
import { Payments1763728200000 } from './migrations/1763728200000-Payments';
import { Subscriptions1763736300000 } from './migrations/1763736300000-Subscriptions';
import { LedgerDebt1763750000000 } from './migrations/1763750000000-LedgerDebt';
import { BillingNotices1763751000000 } from './migrations/1763751000000-BillingNotices';
import { Reconciliations1763752000000 } from './migrations/1763752000000-Reconciliations';
import { AdminReasons1763753000000 } from './migrations/1763753000000-AdminReasons';
import { OpenEvents1763772000000 } from './migrations/1763772000000-OpenEvents';
import { PurchasesPayDebt1795426440000 } from './migrations/1795426440000-PurchasesPayDebt';
import { Reconciliation } from './payments/reconciliation.entity';
import { SentNotice } from './payments/sent-notice.entity';
import { StripeCustomer } from './payments/stripe-customer.entity';
import { StripeEvent } from './payments/stripe-event.entity';
import { Subscription } from './payments/subscription.entity';

export const billingSchema: SchemaPart = {
  entities: [LedgerEntry, AdminAction, Reconciliation, SentNotice, StripeCustomer, StripeEvent, Subscription],
  migrations: [
    Ledger1763700400000,
    Payments1763728200000,
    Subscriptions1763736300000,
    LedgerDebt1763750000000,
    BillingNotices1763751000000,
    Reconciliations1763752000000,
    AdminReasons1763753000000,
    OpenEvents1763772000000,
    PurchasesPayDebt1795426440000,
  ],
};
