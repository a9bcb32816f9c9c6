import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  LIMITS,
  TIMELINE_LIMITS,
  UPLOAD_ADDRESS_SECONDS,
  UPLOAD_TYPES,
  uploadKind,
  type UploadKind,
  type UploadUrlResponse,
} from '@whoosh/contracts';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Env } from '../../../config';
import { AppError, type SessionUser } from '../../../http';
import { CONTENT_TYPES, type FileExtension, fileNameOf, FilesService, fileUrl, StoredFile } from '../../../infra/files';
import { RateLimits, type RateRule } from '../../../infra/rate-limits';
import { ObjectExistsError, Storage, StorageFullError } from '../../../infra/storage';
import { HEAD_BYTES, sniff } from './content-kind';
import type { UploadUrlDto } from './dto/upload-url.dto';
import { Quota } from './quota';
import { assertTaken, receivedBytes, unsupported, wrongSize } from './received-bytes';
import { type UploadClaim, UploadClaims } from './upload-claims';
import { signedQuery, uploadKey, type UploadGrant } from './upload-signature';

/** Videos that one person may begin to upload; sounds are many and small. */
const VIDEO_RATE: RateRule = { name: 'upload-video', points: 10, seconds: 3600 };
const AUDIO_RATE: RateRule = { name: 'upload-audio', points: 60, seconds: 3600 };

const MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  video: LIMITS.maxVideoBytes,
  audio: TIMELINE_LIMITS.maxMediaBytes,
};
const MEGABYTE = 1024 * 1024;

/**
 * Files on their way in. An upload belongs to its owner from the first call on, and to nothing else until a project
 * takes it.
 */
@Injectable()
export class UploadsService {
  private readonly secret: Buffer;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly storage: Storage,
    private readonly quota: Quota,
    private readonly rates: RateLimits,
    private readonly claims: UploadClaims,
  ) {
    this.secret = uploadKey(env.SESSION_SECRET);
  }

  /** The key of signed addresses. */
  get signingKey(): Buffer {
    return this.secret;
  }

  /**
   * Announces an upload and says where it goes.
   * @throws AppError UNSUPPORTED_VIDEO, UNSUPPORTED_AUDIO, TOO_LARGE, QUOTA_EXCEEDED, RATE_LIMITED, STORAGE_FULL
   */
  async begin(user: SessionUser, { contentType, size, name }: UploadUrlDto): Promise<UploadUrlResponse> {
    const kind = uploadKind(contentType);
    if (kind === null) throw unsupported(contentType.toLowerCase().startsWith('audio/') ? 'audio' : 'video');
    const type = mediaType(contentType);
    if (size !== undefined && size > MAX_BYTES[kind]) throw tooLarge(kind, name);
    await this.quota.assertDiskSpace();
    await this.rates.consume(kind === 'video' ? VIDEO_RATE : AUDIO_RATE, String(user.id));
    const key = await this.dataSource.transaction(async (manager) => {
      // Where nobody looks while it comes, the most that may come counts from now on.
      const bytes = size ?? (this.storage.isDirect ? MAX_BYTES[kind] : null);
      await this.quota.assertRoom(user.id, user.planId, bytes ?? 0, manager);
      const use = { kind: 'upload', title: name ?? null, bytes } as const;
      const [announced = ''] = await this.files.announce(user.id, [extensionOf(kind, type)], use, manager);
      return announced;
    });
    return { uploadURL: await this.addressFor(key, kind, type, size), normalizedPath: fileUrl(key) };
  }

  /**
   * Takes in the bytes of an announced upload: streamed, held to what was granted while they come. Where they break off
   * or are not what was announced, nothing of them is left.
   * @throws AppError NOT_FOUND, CONFLICT when it has come already or is coming, UPLOAD_REFUSED, TOO_LARGE,
   * VALIDATION_FAILED,
   *   UNSUPPORTED_VIDEO, UNSUPPORTED_AUDIO, QUOTA_EXCEEDED, STORAGE_FULL
   */
  async receive(
    user: SessionUser,
    grant: UploadGrant,
    body: { stream: Readable; bytes: number | null; contentType: string },
  ): Promise<void> {
    const kind = uploadKind(grant.contentType);
    const upload = await this.files.findUpload(user.id, grant.key);
    if (upload === null || kind === null) throw new AppError('NOT_FOUND');
    if (upload.publishedAt !== null) throw new AppError('CONFLICT');
    if (mediaType(body.contentType) !== grant.contentType) throw new AppError('UPLOAD_REFUSED');
    if (body.bytes !== null && body.bytes > grant.bytes) throw tooLarge(kind, upload.title);
    if (body.bytes !== null && grant.exact && body.bytes !== grant.bytes) throw wrongSize();
    await this.quota.assertDiskSpace();
    await this.claims.holding(user.id, upload.name, async (claim) => {
      await this.reserve(user, upload, body.bytes ?? grant.bytes);
      try {
        // What a process that died has written and nobody was shown.
        await this.storage.delete(upload.name);
        await this.files.write(upload.name, receivedBytes(body.stream, { kind, ...grant }));
        await this.finish(user, upload, kind, claim);
      } catch (error) {
        await this.dataSource.manager.update(
          StoredFile,
          { name: upload.name, publishedAt: IsNull(), claim: claim.id },
          { bytes: null },
        );
        if (error instanceof StorageFullError) throw new AppError('STORAGE_FULL');
        if (error instanceof ObjectExistsError) throw new AppError('CONFLICT');
        throw error instanceof AppError && error.code === 'TOO_LARGE' ? tooLarge(kind, upload.title) : error;
      }
    });
  }

  /**
   * The finished upload behind an address; one that went to storage directly is looked at here for the first time.
   * @throws AppError UNKNOWN_UPLOAD for anything else, and what `receive` throws for wrong content
   */
  async finished(user: SessionUser, path: string, kind: UploadKind): Promise<StoredFile> {
    const name = fileNameOf(path);
    const upload = name === null ? null : await this.files.findUpload(user.id, name);
    if (upload === null) throw new AppError('UNKNOWN_UPLOAD');
    const comesAs = uploadKind(upload.contentType);
    if (comesAs !== kind) throw unsupported(kind);
    if (upload.publishedAt !== null) return upload;
    return this.claims.holding(user.id, upload.name, async (claim) => {
      await this.storage.takeIn(upload.name);
      return this.finish(user, upload, kind, claim, upload.bytes);
    });
  }

  /**
   * Gives a finished upload to a project, in the caller's transaction. @throws AppError CONFLICT when another has it
   */
  async attach(upload: StoredFile, projectId: number, manager: EntityManager): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(StoredFile)
      .set({ projectId })
      .where('name = :name AND (project_id IS NULL OR project_id = :projectId)', { name: upload.name, projectId })
      .execute();
    if (affected !== 1) throw new AppError('CONFLICT', { message: 'This file is already used in another project.' });
  }

  private async addressFor(
    key: string,
    kind: UploadKind,
    contentType: string,
    size: number | undefined,
  ): Promise<string> {
    const direct = await this.storage.directUpload(key, {
      contentType,
      seconds: UPLOAD_ADDRESS_SECONDS,
      ...(size === undefined ? {} : { bytes: size }),
    });
    if (direct !== null) return direct;
    const expires = Math.floor(Date.now() / 1000) + UPLOAD_ADDRESS_SECONDS;
    const limit = { bytes: size ?? MAX_BYTES[kind], exact: size !== undefined };
    return `/storage/${key}?${signedQuery(this.secret, { key, contentType, ...limit, expires })}`;
  }

  /** What comes now counts towards the quota, also where its size was not announced. */
  private async reserve(user: SessionUser, upload: StoredFile, bytes: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(StoredFile, { name: upload.name }, { bytes: 0 });
      await this.quota.assertRoom(user.id, user.planId, bytes, manager);
      await manager.update(StoredFile, { name: upload.name }, { bytes });
    });
  }

  /**
   * Looks at what is in storage and lets its owner see it; what should not be there is removed. @param announced its
   * size in bytes, where nothing has looked at it before
   */
  private async finish(
    user: SessionUser,
    upload: StoredFile,
    kind: UploadKind,
    claim: UploadClaim,
    announced: number | null = null,
  ): Promise<StoredFile> {
    const stored = await this.storage.stat(upload.name);
    if (stored === null) throw new AppError('UNKNOWN_UPLOAD');
    try {
      // The most that may come was noted where no size was announced.
      if (announced !== null && announced !== MAX_BYTES[kind] && stored.bytes !== announced) throw wrongSize();
      if (stored.bytes > MAX_BYTES[kind]) throw tooLarge(kind, upload.title);
      const head =
        stored.bytes === 0
          ? Buffer.alloc(0)
          : await buffer(
              await this.storage.read(upload.name, { start: 0, end: Math.min(HEAD_BYTES, stored.bytes) - 1 }),
            );
      assertTaken(kind, head);
      if (this.storage.isDirect) await this.files.noteSum(upload.name);
      await this.publish(user, claim, stored.bytes, contentTypeBehind(kind, head));
    } catch (error) {
      // Whoever lost the claim has nothing to remove: what is there is another's.
      if (error instanceof AppError && error.code !== 'CONFLICT') await this.files.clear([upload.name]);
      throw error;
    }
    return this.dataSource.manager.findOneByOrFail(StoredFile, { name: upload.name });
  }

  private async publish(user: SessionUser, claim: UploadClaim, bytes: number, contentType: string): Promise<void> {
    const { name } = claim;
    await this.dataSource.transaction(async (manager) => {
      await this.claims.assertHeld(claim, manager);
      await manager.update(StoredFile, { name }, { bytes: 0 });
      await this.quota.assertRoom(user.id, user.planId, bytes, manager);
      await manager.update(StoredFile, { name }, { contentType });
      await this.files.publish(name, bytes, manager);
    });
  }
}

/** A content type without its parameters. */
function mediaType(contentType: string): string {
  return contentType.toLowerCase().split(';')[0]?.trim() ?? '';
}

function extensionOf(kind: UploadKind, type: string): FileExtension {
  const endings: Readonly<Record<string, readonly string[]>> = UPLOAD_TYPES[kind];
  const known = endings[type]?.find((ending) => ending in CONTENT_TYPES);
  return (known ?? (kind === 'video' ? 'mp4' : 'wav')) as FileExtension;
}

/** What a file is served as: what it is, not what it was called. */
function contentTypeBehind(kind: UploadKind, head: Uint8Array): string {
  const content = sniff(head) ?? 'mp4';
  return CONTENT_TYPES[kind === 'audio' && content === 'mp4' ? 'm4a' : content];
}

/** The uploader's sentence (spec §5). */
function tooLarge(kind: UploadKind, name: string | null | undefined): AppError {
  return new AppError('TOO_LARGE', {
    message: `${name ?? 'This file'} exceeds maximum allowed size of ${MAX_BYTES[kind] / MEGABYTE} MB`,
  });
}
