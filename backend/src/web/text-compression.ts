import compression from 'compression';
import type { RequestHandler, Response } from 'express';

const TEXT =
  /^(?:text\/(?:html|css|javascript|plain)|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)\b/;

/** Compresses text. Media would only lose their ranges by it, and events would wait in its buffer. */
export function textCompression(): RequestHandler {
  return compression({
    filter: (_request, response) => TEXT.test(String((response as Response).getHeader('Content-Type') ?? '')),
  });
}
