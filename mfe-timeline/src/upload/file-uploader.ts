import { ApiError } from '@whoosh/api-client';
import {
  UPLOAD_ADDRESS_SECONDS,
  UPLOAD_TYPES,
  type UploadKind,
  type UploadUrlRequest,
  type UploadUrlResponse,
} from '@whoosh/contracts';
import AwsS3 from '@uppy/aws-s3';
import Uppy, { type UppyFile } from '@uppy/core';
import { t } from '../messages';
import { retryDelay } from './retry';
import { sendOnce, type LibraryClient } from './send-once';
import { uploaderSentences } from './uploader-sentences';

type NoMeta = Record<string, never>;
type UploadFile = UppyFile<NoMeta, Record<string, unknown>>;

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
  private readonly uppy: Uppy<NoMeta, Record<string, unknown>>;
  private failures = 0;
  /** How long the server wants to be left alone, milliseconds: too many uploads were begun. */
  private refusedFor: number | null = null;
  private lastProblem: string | null = null;
  /** What to do once Uppy has put an attempt away; before that it still reads its file. */
  private afterAttempt: (() => void) | null = null;
  private stopWaiting: () => void = () => undefined;
  /**
   * What was signed for the file under way: one announcement for all attempts, so that they count once against the
   * quota.
   */
  private signed: (UploadUrlResponse & { at: number }) | null = null;
  private readonly now: () => number;
  private readonly after: (ms: number, run: () => void) => () => void;

  constructor(private readonly options: FileUploaderOptions) {
    this.now = options.now ?? Date.now;
    this.after = options.after ?? afterTimeout;
    const sign = () => this.sign();
    this.uppy = new Uppy<NoMeta, Record<string, unknown>>({
      id: `upload-${options.kind}`,
      autoProceed: true,
      locale: uploaderSentences(),
      restrictions: {
        maxNumberOfFiles: 1,
        maxFileSize: options.maxBytes,
        allowedFileTypes: acceptedEndings(options.kind),
      },
    }).use(AwsS3<NoMeta, Record<string, unknown>>, {
      shouldUseMultipart: false,
      signRequest(this: LibraryClient) {
        sendOnce(this);
        return sign();
      },
    });
    this.listen();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): UploadState => this.state;

  /** Begins with the file that was chosen or dropped; what may not be uploaded is told in `messages`. */
  add(files: readonly File[]): void {
    if (this.state.status !== 'idle') return;
    // what was said of another file is over, also where Uppy would say it for some seconds more
    while (this.uppy.getState().info.length > 0) this.uppy.hideInfo();
    this.change({ messages: [] });
    try {
      this.uppy.addFiles(
        files.map((data) => ({ name: data.name, type: contentTypeOf(data, this.options.kind), data })),
      );
    } catch (error) {
      // a restriction: Uppy has put its sentence among the messages already
      if (!(error instanceof Error && 'isRestriction' in error)) throw error;
    }
  }

  cancel(): void {
    this.stopWaiting();
    this.afterAttempt = null;
    this.uppy.cancelAll();
    this.change({ ...IDLE });
  }

  dispose(): void {
    this.stopWaiting();
    this.uppy.destroy();
  }

  private async sign(): Promise<{ url: string; headers: Record<string, string> }> {
    const [file] = this.uppy.getFiles();
    if (file === undefined) throw new Error('no file to sign for');
    try {
      this.signed ??= { ...(await this.announce(file)), at: this.now() };
      return { url: new URL(this.signed.uploadURL, location.origin).href, headers: { 'Content-Type': file.type } };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RATE_LIMITED' && error.retryAfterSeconds !== null)
        this.refusedFor = error.retryAfterSeconds * 1000;
      if (error instanceof ApiError)
        this.lastProblem = t('fileUploader.failedToGetUploadUrl', { message: error.message });
      throw error;
    }
  }

  private announce({ name, type, size }: UploadFile): Promise<UploadUrlResponse> {
    return this.options.requestUrl({
      fileType: 'uploads',
      contentType: type,
      name,
      ...(size === null ? {} : { size }),
    });
  }

  private listen(): void {
    const { uppy } = this;
    uppy.on('file-added', (file) => {
      this.failures = 0;
      this.signed = null;
      this.lastProblem = null;
      this.change({ status: 'uploading', resumesAt: null, name: file.name, sent: 0, total: file.size ?? 0 });
    });
    uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
      this.change({ status: 'uploading', resumesAt: null, sent: bytesUploaded, total: bytesTotal ?? this.state.total });
    });
    uppy.on('upload-error', (file, error) => file && this.fail(file, error));
    uppy.on('upload-success', (file) => {
      if (file !== undefined) this.afterAttempt = () => this.finish(file);
    });
    // Uppy tells of the end of a first attempt only; that of a repeated one is its promise
    uppy.on('complete', () => queueMicrotask(() => this.settle()));
    uppy.on('info-visible', () => this.showInfo());
    uppy.on('info-hidden', () => this.showInfo());
  }

  private settle(): void {
    const next = this.afterAttempt;
    this.afterAttempt = null;
    next?.();
  }

  /**
   * Uppy says what it refuses, and when the connection goes and comes; sentences of attempts that are repeated stay
   * unsaid.
   */
  private showInfo(): void {
    if (this.state.status === 'waiting') return;
    const info = this.uppy.getState().info.map(({ message, type }) => ({ text: message, isError: type === 'error' }));
    if (info.length > 0) this.change({ messages: info });
  }

  private fail(file: UploadFile, error: { message: string }): void {
    const { refusedFor } = this;
    this.refusedFor = null;
    if (refusedFor === null) this.failures += 1;
    const status = statusOf(error);
    const delay = refusedFor ?? retryDelay(status, this.failures);
    // the object of an address that conflicts is there already, and of no use to this attempt
    if (status === 409 || (this.signed !== null && this.now() - this.signed.at > ADDRESS_USABLE_MS)) this.signed = null;
    if (delay !== null) {
      const resumesAt = refusedFor === null ? null : this.now() + refusedFor;
      this.change({ status: 'waiting', resumesAt, sent: 0, messages: [] });
      this.afterAttempt = () => {
        this.stopWaiting = this.after(delay, () => void this.uppy.retryUpload(file.id).then(() => this.settle()));
      };
      return;
    }
    const reason = this.lastProblem ?? sentenceOf(error);
    this.afterAttempt = () => {
      this.uppy.clear();
      const failed = [t('fileUploader.failedToUpload', { name: file.name }), ...(reason === null ? [] : [reason])];
      this.change({ ...IDLE, messages: failed.map((text) => ({ text, isError: true })) });
    };
  }

  private finish(file: UploadFile): void {
    const { data } = file;
    this.uppy.clear();
    this.change({ ...IDLE });
    if (data instanceof File && this.signed !== null) this.options.onUploaded(data, this.signed.normalizedPath);
  }

  private change(part: Partial<UploadState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((tell) => tell());
  }
}

/** Endings of the files that are taken, as the file dialog and the uploader's sentence name them. */
export function acceptedEndings(kind: UploadKind): string[] {
  return [...new Set(Object.values(UPLOAD_TYPES[kind]).flat())].map((ending) => `.${ending}`);
}

/** The type that the browser names, or that of the ending where it does not know one of ours. */
function contentTypeOf(file: File, kind: UploadKind): string {
  const types: Readonly<Record<string, readonly string[]>> = UPLOAD_TYPES[kind];
  if (file.type in types) return file.type;
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.keys(types).find((type) => types[type]?.includes(ending)) ?? file.type;
}

function afterTimeout(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** HTTP status of a failed attempt, 0 where no server answered. */
function statusOf(error: object): number {
  return 'status' in error && typeof error.status === 'number' ? error.status : 0;
}

/** The storage's own sentence, where its answer has the product's shape. */
function sentenceOf(error: object): string | null {
  if (!('body' in error) || typeof error.body !== 'string') return null;
  try {
    const body: unknown = JSON.parse(error.body);
    return typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : null;
  } catch {
    return null;
  }
}
