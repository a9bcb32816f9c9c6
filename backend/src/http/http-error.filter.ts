import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { ErrorResponse } from '@whoosh/contracts';
import type { Request, Response } from 'express';
import { allowedMethods } from './allowed-methods';
import { AppError } from './app-error';
import { COMPATIBLE_ADDRESSES, compatibleError } from './compatible-error';
import { toAppError } from './error-translation';
import { requestIdOf } from './request';

/** What a route may have said about the result that it then could not give. */
const HEADERS_OF_A_RESULT = [
  'Content-Type',
  'Content-Length',
  'Content-Disposition',
  'Content-Range',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
];

/** The one place that writes an answer which is not 2xx. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = wrongMethod(thrown, request, response) ?? toAppError(thrown);
    if (error.status >= 500) this.report(thrown, error, request);
    if (response.headersSent) {
      // An answer that already streams cannot be replaced; ending the socket tells the client that it is incomplete.
      response.destroy();
      return;
    }
    for (const header of HEADERS_OF_A_RESULT) response.removeHeader(header);
    response.setHeader('Cache-Control', 'no-store');
    if (error.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    const { status, body } = request.originalUrl.startsWith(COMPATIBLE_ADDRESSES)
      ? compatibleError(error)
      : { status: error.status, body: errorBody(error, requestIdOf(request)) };
    response.status(status).json(body);
  }

  private report(thrown: unknown, error: AppError, request: Request): void {
    const cause = thrown instanceof Error ? thrown : new Error(typeof thrown);
    this.logger.error({ message: cause.message, requestId: requestIdOf(request), code: error.code }, cause.stack);
  }
}

/** The wire form of an error. */
function errorBody(error: AppError, requestId: string): ErrorResponse {
  return {
    error: error.message,
    code: error.code,
    statusCode: error.status,
    requestId,
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

/** An address that exists, asked with a method that it does not take, is told so with the methods that it does. */
function wrongMethod(thrown: unknown, request: Request, response: Response): AppError | undefined {
  if (!(thrown instanceof NotFoundException)) return undefined;
  // The path within a mounted router would be shorter than the routes' own.
  const methods = allowedMethods(request.app, request.originalUrl.split('?')[0] ?? '');
  if (methods.length === 0 || methods.includes(request.method)) return undefined;
  response.setHeader('Allow', methods.join(', '));
  return new AppError('METHOD_NOT_ALLOWED');
}
