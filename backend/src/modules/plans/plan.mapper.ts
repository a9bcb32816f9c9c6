import type { Plan } from './plan.entity';
import type { PlanResponse } from './plan.response';

export function toPlanResponse(plan: Plan): PlanResponse {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    price: dollars(plan.priceCents),
    credits: plan.credits,
    maxDuration: plan.maxDuration,
    maxSoundEffects: plan.maxSoundEffects,
    isActive: plan.isActive,
    createdAt: plan.createdAt.toISOString(),
  };
}

/** Whole dollars without cents, as the specification writes them: 5, else 4.99. */
function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
