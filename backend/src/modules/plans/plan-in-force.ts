import { UNPRICED_PLAN_ID } from '@whoosh/contracts';
import type { Env } from '../../config';

/** The plan that holds for an account: the one that is stored with it, and everybody's where nothing has a price. */
export function planInForce({ PLANS }: Pick<Env, 'PLANS'>, stored: number): number {
  return PLANS === 'off' ? UNPRICED_PLAN_ID : stored;
}
