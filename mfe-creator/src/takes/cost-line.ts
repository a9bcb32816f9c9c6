import {
  checkGeneration,
  freeSoundsLeft,
  generationCost,
  isFreeAllowance,
  isUnpriced,
  LIMITS,
  type GenerationRequest,
  type User,
} from '@whoosh/contracts';
import { formatNumber } from '@whoosh/ui';
import { generationFailure, type FailureToast } from '@whoosh/ui/more';
import { t } from '../messages';

/** What the prompt box says about the price before one pays it; about length and number alone where there is none. */
export interface CostLine {
  sum: string;
  /** What is left after it, or why it cannot be done. */
  rest: string;
  insufficient: boolean;
  /** Why it cannot be done says itself what to do, and leads there. */
  offers?: true;
}

/**
 * The cost line of a request (design section 5, Prompt box).
 * @param asked something is described already, so the rest is what stays after this request
 */
export function costLine(request: GenerationRequest, asked: boolean): CostLine {
  const { durationSeconds, takes } = request;
  const seconds = formatNumber(durationSeconds, ONE_DECIMAL);
  if (isUnpriced(request.planId)) return { sum: t('costLine.unpriced', { seconds, takes }), ...NOTHING };
  const cost = generationCost(durationSeconds, takes);
  const each = generationCost(durationSeconds, 1);
  // each take is rounded up by itself: 8.5 s twice are 18 credits, which seconds times takes alone would not tell
  const isRounded = takes > 1 && each !== durationSeconds;
  const sum = isRounded
    ? t('costLine.sumRounded', { seconds, each, takes, cost })
    : t('costLine.sum', { seconds, takes, cost });
  return pricedLine(request, { sounds: takes, cost, sum }, asked);
}

/**
 * The cost line of several sounds, one take each.
 * @param lengths of each, seconds
 */
export function batchCost(account: Pick<User, 'planId' | 'credits' | 'existingEffects'>, lengths: readonly number[]) {
  const sounds = lengths.length;
  const seconds = formatNumber(
    lengths.reduce((sum, length) => sum + length, 0),
    ONE_DECIMAL,
  );
  if (isUnpriced(account.planId)) return { sum: t('costLine.unpricedSounds', { seconds, sounds }), ...NOTHING };
  const cost = lengths.reduce((sum, length) => sum + generationCost(length, 1), 0);
  return pricedLine(account, { sounds, cost, sum: t('costLine.sumOfSounds', { seconds, sounds, cost }) }, true);
}

/** What one line of a batch gets and costs; its length alone where it has no price. */
export function lineCost({ planId, credits }: Pick<User, 'planId' | 'credits'>, length: number): string {
  const seconds = formatNumber(length, ONE_DECIMAL);
  return isUnpriced(planId) || isFreeAllowance(planId, credits)
    ? t('costLine.unpricedLine', { seconds })
    : t('costLine.line', { seconds, cost: generationCost(length, 1) });
}

const ONE_DECIMAL = { maximumFractionDigits: 1 };
/** Where sounds have no price. */
const NOTHING = { rest: '', insufficient: false } as const;

function pricedLine(
  request: Pick<GenerationRequest, 'planId' | 'credits' | 'existingEffects'>,
  { sounds, cost, sum }: { sounds: number; cost: number; sum: string },
  asked: boolean,
): CostLine {
  const credits = request.credits ?? 0;
  if (isFreeAllowance(request.planId, request.credits)) {
    const left = freeSoundsLeft(request.existingEffects);
    const free = t('costLine.ofFreeSoundsLeft', { left, freeMaxEffects: LIMITS.freeMaxEffects });
    return left >= sounds
      ? { sum: free, rest: t('costLine.noCreditsNeeded'), insufficient: false }
      : { sum: free, rest: t('costLine.buyCreditsForMore'), insufficient: true, offers: true };
  }
  if (cost > credits) return { sum, rest: t('costLine.youHaveCredits', { credits }), insufficient: true };
  return {
    sum,
    rest: asked
      ? t('costLine.leftAfterThis', { credits: formatNumber(credits - cost) })
      : t('costLine.left', { credits: formatNumber(credits) }),
    insufficient: false,
  };
}

/**
 * How many takes can be asked for: four, or as many as there are free sounds (at least one, so that the limit can be
 * explained).
 */
export function maxTakes(planId: number, credits: number | null, existingEffects: number): number {
  if (!isFreeAllowance(planId, credits)) return LIMITS.maxTakes;
  return Math.min(LIMITS.maxTakes, Math.max(1, freeSoundsLeft(existingEffects)));
}

/** Why an account cannot have sounds of that length, as the rule itself words it; null where its plan allows them. */
export function durationRefusal(request: GenerationRequest): FailureToast | null {
  const verdict = checkGeneration(request);
  return !verdict.allowed && verdict.code === 'DURATION_LIMIT'
    ? generationFailure(verdict.code, verdict.message)
    : null;
}
