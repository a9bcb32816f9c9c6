export { WorkBudget } from './work-budget';
export { WorkBudgetModule } from './work-budget.module';
