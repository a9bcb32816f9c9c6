import { json, raw, type NextFunction, type Request, type Response } from 'express';
import type { ErrorCode } from '@whoosh/contracts';
import { AppError } from './app-error';
import { assertHarmlessJson } from './json-guard';
import { hasBody } from './slow-body.middleware';

const LIMIT = '64kb';

/** body-parser's own names of what went wrong. */
const PARSER_ERRORS: Readonly<Record<string, ErrorCode>> = {
  'entity.too.large': 'TOO_LARGE',
  'encoding.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
  'charset.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
};

const parse = json({ limit: LIMIT, strict: true });

/** Messages of the payment provider may be larger than a page's. */
const SIGNED_LIMIT = '1mb';

/** Keeps a body as the bytes that were signed; what is not JSON is left to `jsonBody`, which refuses it. */
export const signedBody = raw({ limit: SIGNED_LIMIT, type: 'application/json' });

/** Reads request bodies: JSON only, at most 64 kB, harmless in shape. A body of another type answers 415. */
export function jsonBody(request: Request, response: Response, next: NextFunction): void {
  if (Buffer.isBuffer(request.body)) {
    next();
    return;
  }
  if (hasBody(request) && !request.is('application/json')) {
    next(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    return;
  }
  parse(request, response, (error?: unknown) => {
    next(error === undefined ? harmError(request.body) : parserError(error));
  });
}

function harmError(body: unknown): AppError | undefined {
  try {
    assertHarmlessJson(body);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error : new AppError('BAD_JSON');
  }
}

function parserError(error: unknown): AppError {
  const type = typeof error === 'object' && error !== null && 'type' in error ? String(error.type) : '';
  return new AppError(PARSER_ERRORS[type] ?? 'BAD_JSON');
}
