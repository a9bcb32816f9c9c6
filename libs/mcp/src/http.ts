import { createMcpHandler } from '@modelcontextprotocol/server';
import { createWhooshClient, type ClientOptions } from '@whoosh/client';
import { createWhooshServer } from './server';

export interface HttpOptions extends ClientOptions {
  /** Where programs reach Whoosh from outside: links to files begin with it. */
  publicUrl: string;
}

/**
 * Answers one request of a program over HTTP. Nothing is kept between two; the caller has checked where it comes from.
 */
export function createHttpHandler(options: HttpOptions): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(() => createWhooshServer(createWhooshClient(options), options.publicUrl));
  return (request) => handler.fetch(request);
}
