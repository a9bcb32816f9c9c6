import { isUnpriced } from '@whoosh/contracts';
import type { SessionUser } from '../../http';
import type { UserBody } from './dto/user.response';
import type { User } from './user.entity';

/** @param planId the plan that holds for them (plans/plan-in-force.ts) */
export function toUserResponse(user: User, planId: number, existingEffects: number): UserBody {
  const { id, email, name, language } = user;
  const credits = isUnpriced(planId) ? null : user.credits;
  return { id, email, name, planId, credits, existingEffects, ...(language === null ? {} : { language }) };
}

/** @param planId the plan that holds for them (plans/plan-in-force.ts) */
export function toSessionUser(user: User, planId: number, signedInAt: Date): SessionUser {
  const { id, email, name } = user;
  return { id, email, name, planId, signedInAt };
}
