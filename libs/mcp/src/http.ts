import { createMcpHandler } from '@modelcontextprotocol/server';
import { createWhooshClient, type ClientOptions } from '@whoosh/client';
import { createWhooshServer } from './server';

/** Answers one request of a program over HTTP. Nothing is kept between two; the caller has checked where it comes from. */
export function createHttpHandler(options: ClientOptions): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(() => createWhooshServer(createWhooshClient(options)));
  return (request) => handler.fetch(request);
}
