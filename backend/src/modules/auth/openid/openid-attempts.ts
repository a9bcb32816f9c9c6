import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../http';
import { OpenIdAttempt } from './openid-attempt.entity';
import type { OpenIdIdentity, OpenIdSecrets } from './openid-provider';

/** How long somebody may take at the provider, passwords and second factors of theirs included. */
const MINUTES_AT_PROVIDER = 10;
/** What a browser sends may be any text. */
const STATE = /^[\w-]{43}$/;

/** An identity that waits for the code of its address. */
export type PendingIdentity = OpenIdIdentity & { state: string; address: string };

/** Sign-ins that are under way at the provider, or wait for a code. */
@Injectable()
export class OpenIdAttempts {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async begin(secrets: OpenIdSecrets, browserKey: Buffer): Promise<void> {
    await this.dataSource.manager.insert(OpenIdAttempt, { ...secrets, browserKey });
  }

  /**
   * Each attempt is answered once, rightly or not. @throws AppError OPENID_REFUSED for one of another browser, an
   * answered one and one that took too long
   */
  async answer(state: string, browserKey: Buffer): Promise<OpenIdSecrets> {
    const [answered]: [{ nonce: string; code_verifier: string }[], number] = STATE.test(state)
      ? await this.dataSource.query(
          `UPDATE openid_attempts SET answered_at = now() WHERE state = $1 AND browser_key = $2 AND answered_at IS NULL
             AND created_at > now() - make_interval(mins => $3) RETURNING nonce, code_verifier`,
          [state, browserKey, MINUTES_AT_PROVIDER],
        )
      : [[], 0];
    const [row] = answered;
    if (row === undefined) throw new AppError('OPENID_REFUSED');
    return { state, nonce: row.nonce, codeVerifier: row.code_verifier };
  }

  /** Keeps whom the provider named until their address is proven to us, too. */
  async keep(state: string, { issuer, subject, name }: OpenIdIdentity, address: string): Promise<void> {
    await this.dataSource.manager.update(OpenIdAttempt, { state }, { issuer, subject, name, address });
  }

  /** The identity that this browser came back with last, as long as a code for it lives. */
  async pending(browserKey: Buffer): Promise<PendingIdentity | null> {
    const [row]: PendingIdentity[] = await this.dataSource.query(
      `SELECT state, issuer, subject, address, name FROM openid_attempts
         WHERE browser_key = $1 AND subject IS NOT NULL AND answered_at > now() - make_interval(mins => $2)
         ORDER BY answered_at DESC LIMIT 1`,
      [browserKey, LIMITS.codeMinutes],
    );
    return row ?? null;
  }

  async end(state: string, manager: EntityManager): Promise<void> {
    await manager.delete(OpenIdAttempt, { state });
  }

  /** Forgets attempts that are over. */
  async sweep(): Promise<void> {
    await this.dataSource.query(`DELETE FROM openid_attempts WHERE created_at < now() - make_interval(mins => $1)`, [
      MINUTES_AT_PROVIDER + LIMITS.codeMinutes,
    ]);
  }
}
