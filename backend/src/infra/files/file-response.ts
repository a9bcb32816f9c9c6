import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { AppError, type AppRequest } from '../../http';
import { ObjectNotFoundError, type ByteRange, type Storage } from '../storage';
import { parseRange } from './byte-range';
import type { StoredFile } from './stored-file.entity';

/** A file under its name never changes. no-transform keeps the compression away, which would break ranges. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable, no-transform';
const LISTENER_LEFT = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/**
 * Answers with a file or the part of it that was asked for. A listener who leaves early is no error.
 * @param cacheControl for how long those who may have it now may keep it
 * @throws AppError STILL_PROCESSING when storage does not have it (yet)
 */
export async function sendFile(
  storage: Storage,
  file: StoredFile,
  request: AppRequest,
  response: Response,
  cacheControl: string = CACHE_CONTROL,
): Promise<void> {
  const stored = await storage.stat(file.name);
  if (stored === null) throw new AppError('STILL_PROCESSING', { retryAfterSeconds: 10 });
  const size = stored.bytes;
  const etag = `"${file.name}"`;
  const headers = {
    'Content-Type': file.contentType,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Cache-Control': cacheControl,
  };
  if (request.headers['if-none-match'] === etag) {
    response.set(headers).status(304).end();
    return;
  }
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, size) : null;
  if (range === 'unsatisfiable') {
    response
      .set({ ...headers, 'Content-Range': `bytes */${size}` })
      .status(416)
      .end();
    return;
  }
  const body = request.method === 'HEAD' ? null : await open(storage, file.name, range ?? undefined);
  if (range !== null) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  response.set({ ...headers, 'Content-Length': String(range === null ? size : range.end - range.start + 1) });
  if (body === null) response.end();
  else await sendStream(body, response);
}

function open(storage: Storage, name: string, range: ByteRange | undefined): Promise<Readable> {
  return storage.read(name, range).catch((error: unknown) => {
    throw error instanceof ObjectNotFoundError ? new AppError('STILL_PROCESSING', { retryAfterSeconds: 10 }) : error;
  });
}

/** Sends a stream to its end, or until the listener leaves. */
export async function sendStream(body: Readable, response: Response): Promise<void> {
  try {
    await pipeline(body, response);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    if (!LISTENER_LEFT.has(code)) throw error;
  }
}
