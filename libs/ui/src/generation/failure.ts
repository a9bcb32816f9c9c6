import { ERRORS } from '@whoosh/contracts';

/** A toast for something that went wrong; titles and texts of specification section 8. */
export interface FailureToast {
  title: string;
  description: string;
  /** Offers the way to /support. */
  support: boolean;
  /** Red where something went wrong; a wish that was carried out is told quietly. */
  tone?: 'info';
}

/** A sound that was made could not be saved. */
export const SAVE_FAILED: FailureToast = {
  title: 'Error',
  description: 'Failed to save generated sound effect. If the problem persists, please contact support.',
  support: false,
};

/** Said where a server that was making a sound stays away; what it had made by then is not lost. */
const NO_ANSWER: FailureToast = {
  title: 'Connection Lost',
  description: 'The server does not answer. A sound that it was making will stand under Not kept once it is back.',
  support: false,
};

const TITLES: Readonly<Record<string, string>> = {
  INSUFFICIENT_CREDITS: 'Insufficient Credits',
  DURATION_LIMIT: 'Duration Limit',
  LIMIT_REACHED: 'Limit Reached',
  FREE_DAILY_LIMIT: 'Limit Reached',
};

/** Said where the server, or the page itself, finds nobody signed in; the texts are those of the checkout. */
export const SESSION_EXPIRED: FailureToast = {
  title: 'Session Expired',
  description: 'Your session has expired. Please refresh the page and log in again.',
  support: false,
};

/**
 * What is said about a generation that was refused or failed.
 * @param code of the answer, null when there was none
 * @param message the server's sentence, or the page's own
 */
export function generationFailure(code: string | null, message: string): FailureToast {
  if (code === 'NOT_AUTHENTICATED') return SESSION_EXPIRED;
  if (code === 'GENERATION_CANCELLED') return { title: 'Stopped', description: message, support: false, tone: 'info' };
  if (code === 'NO_ANSWER') return NO_ANSWER;
  const title = TITLES[code ?? ''];
  if (title !== undefined) return { title, description: message, support: false };
  return {
    title: 'Generation Failed',
    description: message === '' ? ERRORS.GENERATION_FAILED.message : message,
    support: true,
  };
}

const credits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'} used`;

/** Specification section 8: credits used and remaining; a free sound also says how many are left. */
export function successText(used: number, remaining: number, freeLeft: number | null): string {
  const spent = `${credits(used)}, ${remaining} remaining`;
  return freeLeft === null ? spent : `${spent}. ${freeLeft} of 2 free sounds left.`;
}
