import { Global, Module } from '@nestjs/common';
import { WorkBudget } from './work-budget';

/** What an account may have done for nothing, for every module. */
@Global()
@Module({ providers: [WorkBudget], exports: [WorkBudget] })
export class WorkBudgetModule {}
