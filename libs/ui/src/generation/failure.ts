import { ERRORS, LIMITS } from '@whoosh/contracts';
import { formatNumber } from '../language';
import { t } from '../messages';
import { errorSentence } from '../messages/errors';

/** A toast for something that went wrong; titles and texts of docs/spec-walk.md, part 8. */
export interface FailureToast {
  title: string;
  description: string;
  /** Offers the way to /support. */
  support: boolean;
  /** The account's plan or credits refused it: offers the way to /pricing. */
  plans?: true;
  /** Red where something went wrong; a wish that was carried out is told quietly. */
  tone?: 'info';
}

type Key = Parameters<typeof t>[0];

/** A toast whose texts are read when it shows, in the language of that moment. */
function told(title: Key, description: Key): FailureToast {
  return {
    get title() {
      return t(title);
    },
    get description() {
      return t(description);
    },
    support: false,
  };
}

/** A sound that was made could not be saved. */
export const SAVE_FAILED: FailureToast = told('failure.error', 'failure.notSaved');

/** Said where a server that was making a sound stays away; what it had made by then is not lost. */
const NO_ANSWER: FailureToast = told('failure.connectionLost', 'failure.noAnswer');

const TITLES = {
  INSUFFICIENT_CREDITS: 'failure.insufficientCredits',
  DURATION_LIMIT: 'failure.durationLimit',
  LIMIT_REACHED: 'failure.limitReached',
  FREE_DAILY_LIMIT: 'failure.limitReached',
} as const;

const isRule = (code: string | null): code is keyof typeof TITLES => code !== null && Object.hasOwn(TITLES, code);

/** Said where the server, or the page itself, finds nobody signed in; the texts are those of the checkout. */
export const SESSION_EXPIRED: FailureToast = told('failure.sessionExpired', 'failure.logInAgain');

/**
 * What is said about a generation that was refused or failed.
 * @param code of the answer, null when there was none
 * @param message the server's sentence, or the page's own
 */
export function generationFailure(code: string | null, message: string): FailureToast {
  if (code === 'NOT_AUTHENTICATED') return SESSION_EXPIRED;
  if (code === 'GENERATION_CANCELLED')
    return { title: t('failure.stopped'), description: errorSentence(code, message), support: false, tone: 'info' };
  if (code === 'NO_ANSWER') return NO_ANSWER;
  if (isRule(code))
    return { title: t(TITLES[code]), description: errorSentence(code, message), support: false, plans: true };
  return {
    title: t('failure.generationFailed'),
    description:
      message === ''
        ? errorSentence('GENERATION_FAILED', ERRORS.GENERATION_FAILED.message)
        : errorSentence(code, message),
    support: true,
  };
}

/** The text of docs/spec-walk.md, part 8: credits used and remaining; a free sound also says how many are left. */
export function successText(used: number, remaining: number, freeLeft: number | null): string {
  return freeLeft === null
    ? t('failure.usedAndRemaining', { used, remaining: formatNumber(remaining) })
    : t('failure.usedOfFree', {
        used,
        remaining: formatNumber(remaining),
        freeLeft,
        freeSounds: LIMITS.freeMaxEffects,
      });
}

/**
 * A failure as one line: what happened, why, and what else is to be said of it. A sentence of the server's may end
 * without a stop, and the next would run into it.
 */
export function failureLine({ title, description }: FailureToast, further = ''): string {
  const isEnded = further === '' || /[.!?…。！？]$/u.test(description);
  return `${title}: ${description}${isEnded ? '' : '.'} ${further}`.trimEnd();
}
