import type { UploadKind } from '@whoosh/contracts';
import type { Readable } from 'node:stream';
import { AppError } from '../../../http';
import { HEAD_BYTES, isTakenAs, sniff } from './content-kind';

/**
 * The buffers of a request are young and dead at once, yet their size brings V8 to collect all of the heap again and
 * again, which doubles the time of an upload. A collection of what is young, as often, takes a few milliseconds.
 */
const COLLECT_EVERY_BYTES = 16 << 20;

export interface Expectation {
  kind: UploadKind;
  /** Bytes at most, or exactly. */
  bytes: number;
  exact: boolean;
}

/**
 * Passes the bytes of a request on as long as they are what was announced: what they are is known after the first
 * sixteen, that they are too many as soon as they are. The request itself stays open, so that it can be answered.
 * @throws AppError UNSUPPORTED_VIDEO, UNSUPPORTED_AUDIO, TOO_LARGE, or VALIDATION_FAILED for too few bytes
 */
export async function* receivedBytes(request: Readable, expected: Expectation): AsyncGenerator<Buffer> {
  let received = 0;
  const collect = youngCollector();
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.length;
    collect(chunk.length);
    if (received > expected.bytes) throw new AppError('TOO_LARGE');
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    assertTaken(expected.kind, head);
    yield head;
    head = null;
  }
  if (head !== null) assertTaken(expected.kind, head);
  if (head !== null) yield head;
  if (expected.exact && received !== expected.bytes) throw wrongSize();
}

/** Counts bytes and collects what is young, where --expose-gc lets us, as `npm start` does. */
function youngCollector(): (bytes: number) => void {
  const collectYoung = globalThis.gc as ((options: { type: 'minor' }) => void) | undefined;
  let uncollected = 0;
  return (bytes) => {
    uncollected += bytes;
    if (uncollected < COLLECT_EVERY_BYTES) return;
    uncollected = 0;
    collectYoung?.({ type: 'minor' });
  };
}

/** @throws AppError when the first bytes of a file are not those of a file of this kind */
export function assertTaken(kind: UploadKind, head: Uint8Array): void {
  if (!isTakenAs(kind, sniff(head))) throw unsupported(kind);
}

/** The answer to a file of a kind that is not taken. */
export function unsupported(kind: UploadKind): AppError {
  return new AppError(kind === 'video' ? 'UNSUPPORTED_VIDEO' : 'UNSUPPORTED_AUDIO');
}

/** The answer to a file that is not as large as was announced. */
export function wrongSize(): AppError {
  return new AppError('VALIDATION_FAILED', {
    message: 'What was uploaded is not the whole file. Please try again.',
  });
}
