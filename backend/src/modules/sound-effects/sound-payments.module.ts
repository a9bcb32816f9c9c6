import { type DynamicModule, Module } from '@nestjs/common';
import type { Env } from '../../config';
import { BillingModule } from '../billing';
import { LedgerNames } from './ledger-names';
import { CreditPayments, NoPayments, SoundPayments } from './sound-payments';

/** How sounds are paid for here: with credits, or not at all, and then nothing of billing is there. */
@Module({})
export class SoundPaymentsModule {
  static forRoot({ PLANS }: Env): DynamicModule {
    const common = { module: SoundPaymentsModule, global: true, exports: [SoundPayments] };
    return PLANS === 'on'
      ? {
          ...common,
          imports: [BillingModule],
          providers: [LedgerNames, { provide: SoundPayments, useClass: CreditPayments }],
        }
      : { ...common, providers: [{ provide: SoundPayments, useClass: NoPayments }] };
  }
}
