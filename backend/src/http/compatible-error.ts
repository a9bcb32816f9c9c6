import type { ErrorCode } from '@whoosh/contracts';
import type { AppError } from './app-error';

/** Addresses at which programs written for ElevenLabs call us; their errors are those that such programs know. */
export const COMPATIBLE_ADDRESSES = '/v1/';

/** FastAPI's shape of a refused field, which ElevenLabs answers 422 with. */
export interface CompatibleFieldError {
  loc: (string | number)[];
  msg: string;
  type: string;
}

export interface CompatibleErrorBody {
  detail: CompatibleFieldError[] | { status: string; message: string };
}

interface CompatibleForm {
  status: number;
  /** The word that programs switch on. */
  word: string;
}

/** What our codes are called there. What is not listed keeps its status, and its code in small letters. */
const FORMS: Partial<Record<ErrorCode, CompatibleForm>> = {
  NOT_AUTHENTICATED: { status: 401, word: 'needs_authorization' },
  INVALID_API_KEY: { status: 401, word: 'invalid_api_key' },
  KEY_NOT_ALLOWED: { status: 401, word: 'missing_permissions' },
  KEY_SCOPE_MISSING: { status: 401, word: 'missing_permissions' },
  INSUFFICIENT_CREDITS: { status: 401, word: 'quota_exceeded' },
  LIMIT_REACHED: { status: 401, word: 'quota_exceeded' },
  FREE_DAILY_LIMIT: { status: 401, word: 'quota_exceeded' },
  KEY_DAILY_LIMIT: { status: 401, word: 'quota_exceeded' },
  DURATION_LIMIT: { status: 403, word: 'subscription_required' },
  OUTPUT_FORMAT_REFUSED: { status: 403, word: 'output_format_not_allowed' },
  TOO_MANY_WAITING: { status: 429, word: 'too_many_concurrent_requests' },
  RATE_LIMITED: { status: 429, word: 'rate_limit_exceeded' },
  UNAVAILABLE: { status: 429, word: 'system_busy' },
  GENERATOR_UNAVAILABLE: { status: 429, word: 'system_busy' },
};
/** Requests that could not be understood. */
const UNREADABLE: readonly ErrorCode[] = ['VALIDATION_FAILED', 'BAD_JSON', 'BAD_REQUEST'];
const IN_QUERY = 'output_format';

/** An error as a program written for ElevenLabs expects it. */
export function compatibleError(error: AppError): { status: number; body: CompatibleErrorBody } {
  const { code, message, details = [] } = error;
  if (UNREADABLE.includes(code)) {
    const fields = details.map(({ field, message: msg }) => ({
      loc: [field === IN_QUERY ? 'query' : 'body', field],
      msg,
      type: 'value_error',
    }));
    return {
      status: 422,
      body: { detail: fields.length > 0 ? fields : [{ loc: ['body'], msg: message, type: 'value_error' }] },
    };
  }
  const { status, word } = FORMS[code] ?? { status: error.status, word: code.toLowerCase() };
  return { status, body: { detail: { status: word, message } } };
}
