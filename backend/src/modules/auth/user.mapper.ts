import type { SessionUser } from '../../http';
import type { UserBody } from './dto/user.response';
import type { User } from './user.entity';

export function toUserResponse(user: User, existingEffects: number): UserBody {
  const { id, email, name, planId, credits, language } = user;
  return { id, email, name, planId, credits, existingEffects, ...(language === null ? {} : { language }) };
}

export function toSessionUser(user: User, signedInAt: Date): SessionUser {
  const { id, email, name, planId } = user;
  return { id, email, name, planId, signedInAt };
}
