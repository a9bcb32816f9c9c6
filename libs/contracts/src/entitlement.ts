import { LIMITS } from './limits';
import { FREE_PLAN_ID, PREMIUM_PLAN_ID, UNPRICED_PLAN_ID } from './plans';
import type { ErrorCode } from './errors';

/** What decides whether a sound may be generated. */
export interface GenerationRequest {
  planId: number;
  /** null reads as 0. */
  credits: number | null;
  /** Saved effects plus takes that were neither kept nor discarded. */
  existingEffects: number;
  durationSeconds: number;
  takes: number;
}

export type Entitlement =
  | { allowed: true; cost: number }
  | {
      allowed: false;
      code: Extract<ErrorCode, 'DURATION_LIMIT' | 'LIMIT_REACHED' | 'INSUFFICIENT_CREDITS'>;
      title: string;
      message: string;
    };

/** Whether sounds have no price: no credits are spent, and none are shown. */
export function isUnpriced(planId: number): boolean {
  return planId === UNPRICED_PLAN_ID;
}

/** Credits for one request: one a second, rounded up, per take (spec §9). */
export function generationCost(durationSeconds: number, takes: number): number {
  return Math.ceil(durationSeconds) * takes;
}

/** Free of charge: a Free account without credits has its two free sounds instead (spec §5). */
export function isFreeAllowance(planId: number, credits: number | null): boolean {
  return planId === FREE_PLAN_ID && (credits ?? 0) <= 0;
}

/** Free sounds left, 0..2; 0 for accounts that pay with credits. */
export function freeSoundsLeft(existingEffects: number): number {
  return Math.max(0, LIMITS.freeMaxEffects - existingEffects);
}

/** The longest duration a plan allows, seconds (spec §9: the generation rule, not the plan data). */
export function maxDurationSeconds(planId: number): number {
  return planId === FREE_PLAN_ID ? LIMITS.freeMaxDurationSeconds : LIMITS.maxDurationSeconds;
}

/** The rule of spec §5; the page takes its sentences from it and the server its decision. */
export function checkGeneration(request: GenerationRequest): Entitlement {
  const { planId, existingEffects, durationSeconds, takes } = request;
  if (isUnpriced(planId)) return { allowed: true, cost: 0 };
  const credits = request.credits ?? 0;
  const free = isFreeAllowance(planId, credits);
  if (durationSeconds > maxDurationSeconds(planId)) {
    return {
      allowed: false,
      code: 'DURATION_LIMIT',
      title: 'Duration Limit',
      message: free ? DURATION_LIMIT_FREE : DURATION_LIMIT_WITH_CREDITS,
    };
  }
  if (free) {
    if (existingEffects + takes > LIMITS.freeMaxEffects) {
      return { allowed: false, code: 'LIMIT_REACHED', title: 'Limit Reached', message: LIMIT_REACHED };
    }
    return { allowed: true, cost: 0 };
  }
  const cost = generationCost(durationSeconds, takes);
  if (credits < cost) {
    return {
      allowed: false,
      code: 'INSUFFICIENT_CREDITS',
      title: 'Insufficient Credits',
      message: insufficientCreditsMessage(cost, credits, planId),
    };
  }
  return { allowed: true, cost };
}

const DURATION_LIMIT_WITH_CREDITS =
  'Free plan users are limited to 10 second sound effects, even with purchased credits. Upgrade to Premium for ' +
  'up to 22 seconds.';
const DURATION_LIMIT_FREE =
  'Free plan is limited to 10 second sound effects. Purchase credits or upgrade to Premium for longer durations.';
const LIMIT_REACHED =
  "You've reached your free plan limit of 2 sound effects. Purchase credits or upgrade to Premium for unlimited generation.";

/** Spec §8, Insufficient Credits; a Free account is told the ways to more. */
function insufficientCreditsMessage(needed: number, available: number, planId: number): string {
  const sentence = `You need ${needed} credits to generate this sound effect. You have ${available} credits.`;
  return planId === PREMIUM_PLAN_ID ? sentence : `${sentence} Purchase more credits or upgrade to Premium.`;
}
