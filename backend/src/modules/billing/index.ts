export { AdminService, type AccountSummary, type OperatorAct } from './admin.service';
export { BillingModule } from './billing.module';
export { CauseNames, type PaidSound } from './cause-names';
export { ReconciliationService } from './payments/reconciliation.service';
export { LedgerService, type Posting } from './ledger.service';
