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

/** An edit of a timeline may change a thousand clips at once. */
const BULK_ROUTE = /^\/api\/projects\/\d+\/timeline$/;
const BULK_LIMIT = '2mb';
const BULK_NODES = 60_000;
const parseBulk = json({ limit: BULK_LIMIT, strict: true });

/** Messages of the payment provider may be larger than a page's. */
const SIGNED_LIMIT = '1mb';

/** Keeps a body as the bytes that were signed; what is not JSON is left to `jsonBody`, which refuses it. */
export const signedBody = raw({ limit: SIGNED_LIMIT, type: 'application/json' });

/**
 * Reads request bodies: JSON only, at most 64 kB (edits of a timeline 2 MB), harmless in shape. A body of another type
 * answers 415.
 */
export function jsonBody(request: Request, response: Response, next: NextFunction): void {
  if (Buffer.isBuffer(request.body)) {
    next();
    return;
  }
  if (hasBody(request) && !request.is('application/json')) {
    next(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    return;
  }
  const bulk = BULK_ROUTE.test(request.path);
  const read = bulk ? parseBulk : parse;
  read(request, response, (error?: unknown) => {
    next(error === undefined ? harmError(request.body, bulk ? BULK_NODES : undefined) : parserError(error));
  });
}

function harmError(body: unknown, maxNodes?: number): AppError | undefined {
  try {
    assertHarmlessJson(body, maxNodes);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error : new AppError('BAD_JSON');
  }
}

function parserError(error: unknown): AppError {
  const type = typeof error === 'object' && error !== null && 'type' in error ? String(error.type) : '';
  return new AppError(PARSER_ERRORS[type] ?? 'BAD_JSON');
}
