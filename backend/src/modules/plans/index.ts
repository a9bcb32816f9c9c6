export { Plan } from './plan.entity';
export { planInForce } from './plan-in-force';
export { PlansModule } from './plans.module';
