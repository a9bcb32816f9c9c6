import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { AdminAction } from './admin-action.entity';
import { CauseNames } from './cause-names';
import { CreditsController } from './credits.controller';
import { LedgerAudit } from './ledger-audit';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerService } from './ledger.service';
import { BillingNotices } from './payments/billing-notices.service';
import { BillingQueue } from './payments/billing-queue';
import { BillingWork } from './payments/billing-work';
import { CheckoutController } from './payments/checkout.controller';
import { CheckoutStatusService } from './payments/checkout-status.service';
import { CheckoutService } from './payments/checkout.service';
import { CustomerAccount } from './payments/customer-account';
import { CustomersService } from './payments/customers.service';
import { DuplicateSubscriptions } from './payments/duplicate-subscriptions';
import { PaymentEventsService } from './payments/payment-events.service';
import { PaymentMetrics } from './payments/payment-metrics';
import { PortalController } from './payments/portal.controller';
import { PriceCheck } from './payments/price-check';
import { PurchasesService } from './payments/purchases.service';
import { ReconciliationService } from './payments/reconciliation.service';
import { ReversalsService } from './payments/reversals.service';
import { SentNotice } from './payments/sent-notice.entity';
import { StripeClient } from './payments/stripe-client';
import { StripeCustomer } from './payments/stripe-customer.entity';
import { StripeEvent } from './payments/stripe-event.entity';
import { Subscription } from './payments/subscription.entity';
import { SubscriptionController } from './payments/subscription.controller';
import { SubscriptionsService } from './payments/subscriptions.service';
import { WebhookController } from './payments/webhook.controller';

@Module({
  imports: [
    AuthModule,
    TypeOrmModule.forFeature([LedgerEntry, AdminAction, SentNotice, StripeCustomer, StripeEvent, Subscription]),
  ],
  controllers: [CreditsController, CheckoutController, PortalController, SubscriptionController, WebhookController],
  providers: [
    LedgerService,
    LedgerAudit,
    CauseNames,
    StripeClient,
    CustomerAccount,
    CustomersService,
    CheckoutService,
    CheckoutStatusService,
    PurchasesService,
    SubscriptionsService,
    ReversalsService,
    PaymentEventsService,
    BillingQueue,
    BillingNotices,
    BillingWork,
    DuplicateSubscriptions,
    PaymentMetrics,
    PriceCheck,
    ReconciliationService,
  ],
  exports: [LedgerService, CauseNames, ReconciliationService],
})
export class BillingModule {}
