import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIMITS } from '@whoosh/contracts';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../config';
import { AppError } from '../../http';
import type { Purpose } from './auth-challenge.entity';
import { codePepper, drawCode, hashCode, hashesMatch } from './one-time-code';

/** A right guess, not yet used up. */
export interface SolvedChallenge {
  id: string;
  purpose: Purpose;
  address: string;
}

export interface Guess {
  purposes: readonly Purpose[];
  address: string;
  browserKey: Buffer;
  code: string;
  /** Guesses that one code bears. */
  tries: number;
}

interface ClaimedRow {
  id: string;
  purpose: Purpose;
  address: string;
  code_hash: Buffer | null;
}

/** One-time codes: one open challenge for each purpose, address and browser. */
@Injectable()
export class ChallengesService {
  private readonly pepper: Buffer;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.pepper = codePepper(env.SESSION_SECRET);
  }

  /** Draws a new code; one that was open before for the same purpose, address and browser is dead. */
  async issue(purpose: Purpose, address: string, browserKey: Buffer): Promise<string> {
    const challengeId = randomUUID();
    const code = drawCode();
    await this.store(
      challengeId,
      purpose,
      address,
      browserKey,
      hashCode(this.pepper, { purpose, challengeId, address }, code),
    );
    return code;
  }

  /** A challenge that looks like any other and that no code solves. */
  async issueUnsolvable(purpose: Purpose, address: string, browserKey: Buffer): Promise<void> {
    await this.store(randomUUID(), purpose, address, browserKey, null);
  }

  /**
   * Counts the guess first and compares then, so that a hundred guesses at once are five. No challenge, an expired one,
   * another browser's and a wrong code all answer alike.
   * @throws AppError INVALID_CODE, or TOO_MANY_ATTEMPTS when this browser's code has no guesses left
   */
  async guess(guess: Guess): Promise<SolvedChallenge> {
    const claimed = await this.claimGuess(guess);
    if (claimed === undefined) throw await this.refusal(guess);
    const { id, purpose, address, code_hash: stored } = claimed;
    const computed = hashCode(this.pepper, { purpose, challengeId: id, address: guess.address }, guess.code);
    if (!hashesMatch(stored, computed)) throw new AppError('INVALID_CODE');
    return { id, purpose, address };
  }

  /**
   * Uses a solved challenge up, in the transaction of what it allows. @throws AppError INVALID_CODE when it was used
   * before
   */
  async consume(challenge: SolvedChallenge, manager: EntityManager): Promise<void> {
    const [, count]: [unknown, number] = await manager.query(
      `UPDATE auth_challenges SET consumed_at = now() WHERE id = $1 AND consumed_at IS NULL`,
      [challenge.id],
    );
    if (count === 0) throw new AppError('INVALID_CODE');
  }

  /** Forgets challenges that ended a day ago. */
  async sweep(): Promise<void> {
    await this.dataSource.query(`DELETE FROM auth_challenges WHERE created_at < now() - interval '24 hours'`);
  }

  private async store(
    id: string,
    purpose: Purpose,
    address: string,
    browserKey: Buffer,
    codeHash: Buffer | null,
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO auth_challenges (id, purpose, address, browser_key, code_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))
       ON CONFLICT (purpose, address, browser_key) WHERE consumed_at IS NULL DO UPDATE
       SET id = excluded.id, code_hash = excluded.code_hash, expires_at = excluded.expires_at, created_at = now(), attempts = 0`,
      [id, purpose, address, browserKey, codeHash, LIMITS.codeMinutes],
    );
  }

  private async claimGuess(guess: Guess): Promise<ClaimedRow | undefined> {
    const [rows]: [ClaimedRow[], number] = await this.dataSource.query(
      `UPDATE auth_challenges SET attempts = attempts + 1
       WHERE id = (SELECT id FROM auth_challenges
                   WHERE purpose = ANY ($1) AND address = $2 AND browser_key = $3 AND consumed_at IS NULL AND expires_at > now()
                   ORDER BY created_at DESC LIMIT 1)
         AND consumed_at IS NULL AND expires_at > now() AND attempts < $4
       RETURNING id, purpose, address, code_hash`,
      [guess.purposes, guess.address, guess.browserKey, guess.tries],
    );
    return rows[0];
  }

  private async refusal(guess: Guess): Promise<AppError> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM auth_challenges WHERE purpose = ANY ($1) AND address = $2 AND browser_key = $3
         AND consumed_at IS NULL AND expires_at > now() AND attempts >= $4`,
      [guess.purposes, guess.address, guess.browserKey, guess.tries],
    );
    return new AppError(rows.length > 0 ? 'TOO_MANY_ATTEMPTS' : 'INVALID_CODE');
  }
}
