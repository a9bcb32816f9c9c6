import type { Readable } from 'node:stream';

/** First and last byte of a part of an object, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes in memory, or as they come; a stream is one. */
export type Body = Uint8Array | AsyncIterable<Uint8Array>;

export interface PutOptions {
  contentType: string;
  /** Size of a streamed body in bytes; a body in memory brings its own. */
  bytes?: number;
}

/** What a client may write without passing through us. */
export interface DirectUpload {
  contentType: string;
  /** The size in bytes that the address takes and no other; without it any. */
  bytes?: number;
  /** How long the address can be used, seconds. */
  seconds: number;
}

/**
 * Where bytes are kept. An object is written once under a name of its own and never changed, so every reader sees
 * either the whole of it or nothing.
 *
 * Keys consist of lower-case letters, digits, dots and hyphens; they hold no path.
 */
export abstract class Storage {
  /** True where clients write their uploads without passing through us. */
  abstract readonly isDirect: boolean;

  /**
   * Stores an object under a name that is free; when the promise resolves it survives a power cut (disk) or has been
   * acknowledged (S3).
   * @throws StorageFullError when there is no room, ObjectExistsError when there is an object of that name: it is never
   * replaced
   */
  abstract put(key: string, body: Body, options: PutOptions): Promise<void>;

  /** The bytes of an object, or of a range that lies inside it. @throws ObjectNotFoundError */
  abstract read(key: string, range?: ByteRange): Promise<Readable>;

  /** Size of an object in bytes, or null when it is not there. */
  abstract stat(key: string): Promise<{ bytes: number } | null>;

  /** Removes an object; one that is not there is fine. */
  abstract delete(key: string): Promise<void>;

  /**
   * Address to which a client may PUT this object itself, with the same content type; null where it must come through
   * us.
   */
  abstract directUpload(key: string, upload: DirectUpload): Promise<string | null>;

  /**
   * Moves what a client wrote at the address of `directUpload` to the object's own name, which no client can write to;
   * nothing where there is none, or no such way. Whoever calls it is the only one to do so for this object.
   */
  abstract takeIn(key: string): Promise<void>;

  /**
   * Path of the object's file for programs that read files; null where it must be copied first. The file is not to be
   * changed.
   */
  abstract localPath(key: string): string | null;

  /** Room that is left, bytes; null where nobody can say. */
  abstract freeBytes(): Promise<number | null>;

  /** Removes what writers that died left half-written, once it is old enough to be nobody's. */
  abstract sweepLeftovers(): Promise<void>;

  /** Proves that objects can be written and removed. @throws when they cannot */
  abstract probe(): Promise<void>;
}

export class ObjectNotFoundError extends Error {
  constructor(readonly key: string) {
    super(`No object ${key} in storage`);
    this.name = 'ObjectNotFoundError';
  }
}

export class ObjectExistsError extends Error {
  constructor(readonly key: string) {
    super(`There is an object ${key} in storage already`);
    this.name = 'ObjectExistsError';
  }
}

export class StorageFullError extends Error {
  constructor(cause: unknown) {
    super('The storage is full', { cause });
    this.name = 'StorageFullError';
  }
}

const KEY = /^[a-z0-9][a-z0-9.-]{1,126}$/;

/** @throws RangeError for a key that is no plain name */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.includes('..')) throw new RangeError('key');
}
