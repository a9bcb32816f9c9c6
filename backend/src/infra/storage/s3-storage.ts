import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  assertKey,
  ObjectExistsError,
  ObjectNotFoundError,
  Storage,
  StorageFullError,
  type Body,
  type ByteRange,
  type DirectUpload,
  type PutOptions,
} from './storage';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of a server other than Amazon's. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A server that does not take a connection for so long is down. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * A call whose body is in memory ends by then, tries of the SDK included: a job waits for it, and one that hung would
 * never end.
 */
const CALL_TIMEOUT_MS = 15_000;

/**
 * Where clients write: another name than the object's own, so that whoever has the address cannot replace what was
 * taken in.
 */
const incoming = (key: string): string => `incoming-${key}`;
/** A copy within the bucket of the largest upload. */
const COPY_TIMEOUT_MS = 120_000;

const FULL = new Set(['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull', 'InsufficientCapacity']);

/** Objects in a bucket of any server that speaks S3. */
export class S3Storage extends Storage {
  override readonly isDirect = true;
  private readonly client: S3Client;
  private conditions: Promise<boolean> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
    this.client = new S3Client({
      region: settings.region,
      endpoint: settings.endpoint,
      forcePathStyle: settings.endpoint !== undefined,
      credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
      // Several servers refuse the SDK's default checksums, and streamed bodies arrive chunk-framed.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  override async put(key: string, body: Body, options: PutOptions): Promise<void> {
    assertKey(key);
    const bytes = body instanceof Uint8Array ? body.byteLength : options.bytes;
    if (bytes === undefined) throw new RangeError('bytes');
    const limit = body instanceof Uint8Array ? { abortSignal: callLimit() } : {};
    try {
      const condition = await this.ifAbsent(key);
      await this.client.send(
        new PutObjectCommand({
          Bucket: this.settings.bucket,
          Key: key,
          Body: body instanceof Uint8Array || body instanceof Readable ? body : Readable.from(body),
          ContentLength: bytes,
          ContentType: options.contentType,
          ...condition,
        }),
        limit,
      );
    } catch (error) {
      if (isTaken(error)) throw new ObjectExistsError(key);
      throw isFull(error) ? new StorageFullError(error) : error;
    }
  }

  override async read(key: string, range?: ByteRange): Promise<Readable> {
    assertKey(key);
    const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.settings.bucket, Key: key, Range }));
      if (Body instanceof Readable) return Body;
    } catch (error) {
      throw isAbsent(error) ? new ObjectNotFoundError(key) : error;
    }
    throw new ObjectNotFoundError(key);
  }

  override async stat(key: string): Promise<{ bytes: number } | null> {
    assertKey(key);
    try {
      const head = await this.client.send(new HeadObjectCommand({ Bucket: this.settings.bucket, Key: key }), {
        abortSignal: callLimit(),
      });
      return { bytes: head.ContentLength ?? 0 };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  override async delete(key: string): Promise<void> {
    assertKey(key);
    await this.remove(key);
    await this.remove(incoming(key));
  }

  /**
   * The signature covers the type and, where it is named, the size: a single PUT can be held to a size by nothing else.
   */
  override directUpload(key: string, { contentType, bytes, seconds }: DirectUpload): Promise<string> {
    assertKey(key);
    const command = new PutObjectCommand({
      Bucket: this.settings.bucket,
      Key: incoming(key),
      ContentType: contentType,
      ContentLength: bytes,
    });
    const signed = ['host', 'content-type', ...(bytes === undefined ? [] : ['content-length'])];
    return getSignedUrl(this.client, command, { expiresIn: seconds, signableHeaders: new Set(signed) });
  }

  override async takeIn(key: string): Promise<void> {
    assertKey(key);
    const { bucket } = this.settings;
    try {
      await this.client.send(
        new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource: `${bucket}/${incoming(key)}` }),
        { abortSignal: AbortSignal.timeout(COPY_TIMEOUT_MS) },
      );
    } catch (error) {
      // Nothing has come, or it was taken in before.
      if (isAbsent(error)) return;
      throw isFull(error) ? new StorageFullError(error) : error;
    }
    await this.remove(incoming(key));
  }

  override localPath(): null {
    return null;
  }

  override freeBytes(): Promise<null> {
    return Promise.resolve(null);
  }

  /** What was not sent to its end is no object. */
  override sweepLeftovers(): Promise<void> {
    return Promise.resolve();
  }

  override async probe(): Promise<void> {
    const key = `probe-${randomUUID()}`;
    await this.put(key, Buffer.from('probe'), { contentType: 'text/plain' });
    await this.delete(key);
  }

  /**
   * What lets a write replace no object: the server's own condition, or a look where the server knows none (our names
   * are drawn, so that two writers never have the same one). @throws ObjectExistsError
   */
  private async ifAbsent(key: string): Promise<{ IfNoneMatch?: '*' }> {
    this.conditions ??= this.knowsConditions().catch((error: unknown) => {
      this.conditions = undefined;
      throw error;
    });
    if (await this.conditions) return { IfNoneMatch: '*' };
    if ((await this.stat(key)) !== null) throw new ObjectExistsError(key);
    return {};
  }

  /**
   * Whether the server knows conditional writes (If-None-Match, RFC 9110, 13.1.2), which OpenStack Swift answers with
   * NotImplemented. Asked with an object of its own, as a streamed body cannot be sent twice.
   */
  private async knowsConditions(): Promise<boolean> {
    const key = `probe-${randomUUID()}`;
    try {
      await this.client.send(
        new PutObjectCommand({ Bucket: this.settings.bucket, Key: key, Body: 'probe', IfNoneMatch: '*' }),
        { abortSignal: callLimit() },
      );
    } catch (error) {
      if (isNotImplemented(error)) return false;
      throw error;
    }
    await this.remove(key);
    return true;
  }

  private async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.settings.bucket, Key: key }), {
      abortSignal: callLimit(),
    });
  }

  /** Closes idle connections. */
  close(): void {
    this.client.destroy();
  }
}

function callLimit(): AbortSignal {
  return AbortSignal.timeout(CALL_TIMEOUT_MS);
}

function isAbsent(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);
}

function isTaken(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;
}

function isNotImplemented(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501;
}

function isFull(error: unknown): boolean {
  return error instanceof S3ServiceException && (FULL.has(error.name) || error.$metadata.httpStatusCode === 507);
}
