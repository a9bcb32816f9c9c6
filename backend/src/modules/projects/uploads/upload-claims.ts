import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../http';

/** A claim is renewed this often, and is nobody's when it was not for ALIVE_SECONDS: its process is gone. */
const RENEWED_EVERY_MS = 10_000;
const ALIVE_SECONDS = 45;

/** The right to write one upload. */
export interface UploadClaim {
  readonly id: string;
  readonly name: string;
}

/**
 * Who writes an upload: one at a time. A claim is taken in one statement, kept alive while the bytes come, and released
 * when they break off, so that the next try goes on; once the upload is published nobody can claim it any more.
 */
@Injectable()
export class UploadClaims {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Does the work of whoever holds the claim, and releases it. @throws AppError CONFLICT when another holds it, or the
   * upload has come
   */
  async holding<T>(userId: number, name: string, work: (claim: UploadClaim) => Promise<T>): Promise<T> {
    const claim: UploadClaim = { id: randomUUID(), name };
    const [, taken]: [unknown, number] = await this.dataSource.query(
      `UPDATE stored_files SET claim = $3, claimed_at = now() WHERE name = $1 AND user_id = $2 AND published_at IS NULL
         AND (claim IS NULL OR claimed_at < now() - make_interval(secs => $4))`,
      [name, userId, claim.id, ALIVE_SECONDS],
    );
    if (taken !== 1) throw new AppError('CONFLICT', { message: 'This file has been uploaded, or is being uploaded.' });
    const renewing = setInterval(() => void this.renew(claim), RENEWED_EVERY_MS);
    try {
      return await work(claim);
    } finally {
      clearInterval(renewing);
      await this.release(claim);
    }
  }

  /**
   * Holds the row until the end of the caller's transaction. @throws AppError CONFLICT when the claim is no longer held
   */
  async assertHeld({ id, name }: UploadClaim, manager: EntityManager): Promise<void> {
    const rows: unknown[] = await manager.query(
      'SELECT 1 FROM stored_files WHERE name = $1 AND claim = $2 AND published_at IS NULL FOR UPDATE',
      [name, id],
    );
    if (rows.length === 0) throw new AppError('CONFLICT');
  }

  private async renew({ id, name }: UploadClaim): Promise<void> {
    const statement = 'UPDATE stored_files SET claimed_at = now() WHERE name = $1 AND claim = $2';
    // A database that is away for a moment is asked again in a moment.
    await this.dataSource.query(statement, [name, id]).catch(() => undefined);
  }

  private async release({ id, name }: UploadClaim): Promise<void> {
    const statement = 'UPDATE stored_files SET claim = NULL, claimed_at = NULL WHERE name = $1 AND claim = $2';
    // What cannot be released now is nobody's in a moment.
    await this.dataSource.query(statement, [name, id]).catch(() => undefined);
  }
}
