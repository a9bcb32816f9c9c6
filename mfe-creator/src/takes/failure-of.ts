import { ApiError, serverMessage } from '@whoosh/api-client';
import { ERRORS } from '@whoosh/contracts';
import { generationFailure, type FailureToast } from '@whoosh/ui/more';

/** What is said of a request for a sound that was refused or failed. */
export function failureOf(error: unknown): FailureToast {
  const code = error instanceof ApiError ? error.code : null;
  return generationFailure(code, serverMessage(error, ERRORS.GENERATION_FAILED.message));
}
