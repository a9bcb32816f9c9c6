import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminAction } from './admin-action.entity';
import { CreditsController } from './credits.controller';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerService } from './ledger.service';

@Module({
  imports: [TypeOrmModule.forFeature([LedgerEntry, AdminAction])],
  controllers: [CreditsController],
  providers: [LedgerService],
  exports: [LedgerService],
})
export class BillingModule {}
