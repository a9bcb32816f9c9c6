import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Env } from '../config';
import { type AppRequest, AppError, CurrentUser, OpenToKeys, type SessionUser } from '../http';
import { RateLimits, type RateRule } from '../infra/rate-limits';
import { presentedKey } from '../modules/auth';

/** Calls in one request, and of one account, whatever keys it has. */
const MOST_AT_ONCE = 10;
const PER_ACCOUNT: RateRule = { name: 'mcp', points: 120, seconds: 60 };
/** Headers that the protocol reads. */
const PROTOCOL_HEADERS = /^(?:accept|content-type|mcp-[a-z-]+)$/;

/**
 * The Model Context Protocol over HTTP. Its tools call the API of this very process with the caller's key: scopes,
 * limits, credits and errors are the API's own, and there is no second way to anything.
 */
@ApiExcludeController()
@Controller('mcp')
export class McpController {
  constructor(
    private readonly env: Env,
    private readonly limits: RateLimits,
  ) {}

  @OpenToKeys('read')
  @Post()
  async serve(@CurrentUser() user: SessionUser, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    const apiKey = presentedKey(request);
    if (apiKey === undefined)
      throw new AppError('NOT_AUTHENTICATED', { message: 'Send an API key: Authorization: Bearer whoosh_sk_…' });
    const calls = Array.isArray(request.body) ? request.body.length : 1;
    if (calls > MOST_AT_ONCE)
      throw new AppError('BAD_REQUEST', { message: `Send at most ${MOST_AT_ONCE} calls in one request.` });
    await this.limits.assertLeft(PER_ACCOUNT, String(user.id), calls - 1);
    await this.limits.add(PER_ACCOUNT, String(user.id), calls);
    const baseUrl = ownAddress(request.socket.address() as AddressInfo);
    // Loaded when somebody first asks: most installations never need its libraries.
    const { createHttpHandler } = await import('@whoosh/mcp');
    const handle = createHttpHandler({ baseUrl, apiKey, publicUrl: this.env.PUBLIC_URL });
    const answer = await handle(toWebRequest(request));
    response.status(answer.status);
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    if (answer.body === null) {
      response.end();
      return;
    }
    Readable.fromWeb(answer.body as ReadableStream)
      .on('error', () => response.destroy())
      .pipe(response);
  }
}

/** Where this request came in. */
function ownAddress({ address, family, port }: AddressInfo): string {
  const host = address.replace(/^::ffff:/, '');
  return `http://${family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The body was read and checked by the middlewares of every route. */
function toWebRequest(request: AppRequest): Request {
  const headers = Object.entries(request.headers).filter(
    (header): header is [string, string] => PROTOCOL_HEADERS.test(header[0]) && typeof header[1] === 'string',
  );
  return new Request(`http://localhost${request.originalUrl}`, {
    method: request.method,
    headers,
    body: JSON.stringify(request.body),
  });
}
