import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { createHttpHandler } from '@whoosh/mcp';
import type { Response } from 'express';
import { type AppRequest, AppError, OpenToKeys } from '../http';
import { presentedKey } from '../modules/auth';

/** Headers that the protocol reads. */
const PROTOCOL_HEADERS = /^(?:accept|content-type|mcp-[a-z-]+)$/;

/**
 * The Model Context Protocol over HTTP. Its tools call the API of this very process with the caller's key: scopes, limits, credits and errors are
 * the API's own, and there is no second way to anything.
 */
@ApiExcludeController()
@Controller('mcp')
export class McpController {
  @OpenToKeys('read')
  @Post()
  async serve(@Req() request: AppRequest, @Res() response: Response): Promise<void> {
    const apiKey = presentedKey(request);
    if (apiKey === undefined)
      throw new AppError('NOT_AUTHENTICATED', { message: 'Send an API key: Authorization: Bearer whoosh_sk_…' });
    const handle = createHttpHandler({ baseUrl: ownAddress(request.socket.address() as AddressInfo), apiKey });
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
