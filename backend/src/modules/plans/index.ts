export { Plan } from './plan.entity';
export { PlansModule } from './plans.module';
export { PlansService } from './plans.service';
