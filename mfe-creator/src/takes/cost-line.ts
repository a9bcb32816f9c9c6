import {
  checkGeneration,
  freeSoundsLeft,
  generationCost,
  isFreeAllowance,
  LIMITS,
  type GenerationRequest,
} from '@whoosh/contracts';
import { formatNumber } from '@whoosh/ui';
import { t } from '../messages';

/** What the prompt box says about the price before one pays it. */
export interface CostLine {
  sum: string;
  /** What is left after it, or why it cannot be done. */
  rest: string;
  insufficient: boolean;
}

/**
 * The cost line of a request (design section 5, Prompt box).
 * @param asked something is described already, so the rest is what stays after this request
 * @param noun what is made so often: takes of one sound, or sounds
 */
export function costLine(request: GenerationRequest, asked: boolean, noun: 'takes' | 'sounds' = 'takes'): CostLine {
  const credits = request.credits ?? 0;
  if (isFreeAllowance(request.planId, request.credits)) {
    const left = freeSoundsLeft(request.existingEffects);
    return {
      sum: t('costLine.ofFreeSoundsLeft', { left, freeMaxEffects: LIMITS.freeMaxEffects }),
      rest: left > 0 ? t('costLine.noCreditsNeeded') : t('costLine.buyCreditsForMore'),
      insufficient: left === 0,
    };
  }
  const cost = generationCost(request.durationSeconds, request.takes);
  const { durationSeconds: seconds, takes } = request;
  const sum =
    noun === 'takes'
      ? t('costLine.sum', { seconds, takes, cost })
      : t('costLine.sumOfSounds', { seconds, sounds: takes, cost });
  if (cost > credits) return { sum, rest: t('costLine.youHaveCredits', { credits }), insufficient: true };
  return {
    sum,
    rest: asked
      ? t('costLine.leftAfterThis', { credits: formatNumber(credits - cost) })
      : t('costLine.left', { credits: formatNumber(credits) }),
    insufficient: false,
  };
}

/** How many takes can be asked for: four, or as many as there are free sounds (at least one, so that the limit can be explained). */
export function maxTakes(planId: number, credits: number | null, existingEffects: number): number {
  if (!isFreeAllowance(planId, credits)) return LIMITS.maxTakes;
  return Math.min(LIMITS.maxTakes, Math.max(1, freeSoundsLeft(existingEffects)));
}

/** The Duration Limit sentence for an account, as the rule itself words it; null where the plan allows the duration. */
export function durationLimitSentence(request: GenerationRequest): string | null {
  const verdict = checkGeneration(request);
  return !verdict.allowed && verdict.code === 'DURATION_LIMIT' ? verdict.message : null;
}
