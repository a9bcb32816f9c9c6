export { AdminService, type AccountSummary } from './admin.service';
export { BillingModule } from './billing.module';
export { LedgerService, type Posting } from './ledger.service';
