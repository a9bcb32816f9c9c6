import { ApiError } from '@whoosh/api-client';
import {
  UPLOAD_ADDRESS_SECONDS,
  type UploadKind,
  type UploadUrlRequest,
  type UploadUrlResponse,
} from '@whoosh/contracts';
import { t } from '../messages';
import { checkFiles, contentTypeOf } from './check-files';
import { FailedPut, putFile } from './put-file';
import { retryDelay } from './retry';

/** A sentence of the uploader, in the specification's words. */
export interface UploadMessage {
  text: string;
  isError: boolean;
}

export interface UploadState {
  status: 'idle' | 'uploading' | 'waiting';
  /** When one goes on that was refused because there were too many, as a clock tells milliseconds; else null. */
  resumesAt: number | null;
  /** Of the file under way. */
  name: string;
  /** Bytes sent and to send. */
  sent: number;
  total: number;
  messages: readonly UploadMessage[];
}

const IDLE: UploadState = { status: 'idle', resumesAt: null, name: '', sent: 0, total: 0, messages: [] };

interface FileUploaderOptions {
  kind: UploadKind;
  maxBytes: number;
  /** POST /api/upload-url. */
  requestUrl: (body: UploadUrlRequest) => Promise<UploadUrlResponse>;
  /** The file is stored under this path. */
  onUploaded: (file: File, path: string) => void;
  /** Milliseconds; another clock for tests. */
  now?: () => number;
  /** Calls back after so many milliseconds, unless what it answers is called before. */
  after?: (ms: number, run: () => void) => () => void;
}

/** An address is used again as long as a repeated PUT can begin while it is good. */
const ADDRESS_USABLE_MS = (UPLOAD_ADDRESS_SECONDS - 60) * 1000;

/**
 * Sends one file with a single PUT to the address that the server signs: checked before, with progress, cancelled or
 * tried again. An immutable state and a subscription, as useSyncExternalStore wants them.
 */
export class FileUploader {
  private state = IDLE;
  private readonly listeners = new Set<() => void>();
  private failures = 0;
  /** Ends what is under way, a pause between two attempts as well. */
  private underWay = new AbortController();
  /**
   * What was signed for the file under way: one announcement for all attempts, so that they count once against the
   * quota.
   */
  private signed: (UploadUrlResponse & { at: number }) | null = null;
  private wasOffline = false;
  private readonly now: () => number;
  private readonly after: (ms: number, run: () => void) => () => void;

  constructor(private readonly options: FileUploaderOptions) {
    this.now = options.now ?? Date.now;
    this.after = options.after ?? afterTimeout;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.watchConnection();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.leaveConnection();
    };
  };

  readonly snapshot = (): UploadState => this.state;

  /** Begins with the file that was chosen or dropped; what may not be uploaded is told in `messages`. */
  add(files: readonly File[]): void {
    if (this.state.status !== 'idle') return;
    const { file, refusals } = checkFiles(files, this.options.kind, this.options.maxBytes);
    this.change({ messages: refusals.map((text) => ({ text, isError: true })) });
    if (file === null) return;
    this.failures = 0;
    this.signed = null;
    this.underWay = new AbortController();
    this.change({ status: 'uploading', resumesAt: null, name: file.name, sent: 0, total: file.size });
    void this.attempt(file);
  }

  cancel(): void {
    this.underWay.abort();
    this.change({ ...IDLE });
  }

  private async attempt(file: File): Promise<void> {
    const { signal } = this.underWay;
    let path: string;
    try {
      path = await this.send(file, signal);
    } catch (error) {
      if (!signal.aborted) this.retryOrFail(file, error);
      return;
    }
    if (signal.aborted) return;
    this.change({ ...IDLE });
    this.options.onUploaded(file, path);
  }

  /** @returns the path under which the file is stored */
  private async send(file: File, signal: AbortSignal): Promise<string> {
    const contentType = contentTypeOf(file, this.options.kind);
    const { uploadURL, normalizedPath } = await this.sign(file, contentType);
    signal.throwIfAborted();
    const url = new URL(uploadURL, location.origin).href;
    const onProgress = (sent: number) => this.change({ status: 'uploading', resumesAt: null, sent });
    await putFile(file, { url, contentType, signal, onProgress });
    return normalizedPath;
  }

  private async sign({ name, size }: File, contentType: string): Promise<UploadUrlResponse> {
    const announcement = { fileType: 'uploads' as const, contentType, name, size };
    this.signed ??= { ...(await this.options.requestUrl(announcement)), at: this.now() };
    return this.signed;
  }

  private retryOrFail(file: File, error: unknown): void {
    const refusedForMs = refusedFor(error);
    if (refusedForMs === null) this.failures += 1;
    const status = statusOf(error);
    const delay = refusedForMs ?? retryDelay(status, this.failures);
    // the object of an address that conflicts is there already, and of no use to this attempt
    if (status === 409 || (this.signed !== null && this.now() - this.signed.at > ADDRESS_USABLE_MS)) this.signed = null;
    if (delay === null) return this.fail(file, error);
    const resumesAt = refusedForMs === null ? null : this.now() + refusedForMs;
    this.change({ status: 'waiting', resumesAt, sent: 0, messages: [] });
    const stopWaiting = this.after(delay, () => void this.attempt(file));
    this.underWay.signal.addEventListener('abort', stopWaiting, { once: true });
  }

  private fail({ name }: File, error: unknown): void {
    // spec §8: a failed upload is logged
    console.error(error);
    const reason = reasonOf(error);
    const failed = [t('fileUploader.failedToUpload', { name }), ...(reason === null ? [] : [reason])];
    this.change({ ...IDLE, messages: failed.map((text) => ({ text, isError: true })) });
  }

  private watchConnection(): void {
    addEventListener('offline', this.tellOffline);
    addEventListener('online', this.tellOnline);
  }

  private leaveConnection(): void {
    removeEventListener('offline', this.tellOffline);
    removeEventListener('online', this.tellOnline);
  }

  private readonly tellOffline = (): void => {
    this.wasOffline = true;
    this.tellOfConnection({ text: t('fileUploader.noConnection'), isError: true });
  };

  private readonly tellOnline = (): void => {
    if (this.wasOffline) this.tellOfConnection({ text: t('fileUploader.connected'), isError: false });
    this.wasOffline = false;
  };

  /** While an attempt waits to be repeated nothing is said of why. */
  private tellOfConnection(message: UploadMessage): void {
    if (this.state.status !== 'waiting') this.change({ messages: [message] });
  }

  private change(part: Partial<UploadState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((tell) => tell());
  }
}

function afterTimeout(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** How long the server wants to be left alone, milliseconds: too many uploads were begun; else null. */
function refusedFor(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED' || error.retryAfterSeconds === null) return null;
  return error.retryAfterSeconds * 1000;
}

/** HTTP status of a failed attempt, 0 where no server answered. */
function statusOf(error: unknown): number {
  return error instanceof ApiError || error instanceof FailedPut ? error.status : 0;
}

/** Why, in words: the server's sentence, or the storage's own where its answer has the product's shape. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ApiError) return t('fileUploader.failedToGetUploadUrl', { message: error.message });
  if (!(error instanceof FailedPut)) return null;
  try {
    const body: unknown = JSON.parse(error.body);
    return typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : null;
  } catch {
    return null;
  }
}
