export { AdminService, type AccountSummary } from './admin.service';
export { BillingModule } from './billing.module';
export { CauseNames, type PaidSound } from './cause-names';
export { ReconciliationService } from './payments/reconciliation.service';
export { LedgerService, type Posting } from './ledger.service';
