import type { SchemaPart } from '../../database/schema-part';
import { AdminAction } from './admin-action.entity';
import { LedgerEntry } from './ledger-entry.entity';
import { Ledger1763700400000 } from './migrations/1763700400000-Ledger';

export const billingSchema: SchemaPart = { entities: [LedgerEntry, AdminAction], migrations: [Ledger1763700400000] };
