import { Injectable, Logger } from '@nestjs/common';
import { RateLimits, type RateRule } from '../rate-limits';

/**
 * Processor time that one account may have spent in a minute, ms: a third of a core. What is paid for is never refused
 * by it.
 */
const PER_ACCOUNT: RateRule = { name: 'work-ms', points: 20_000, seconds: 60 };
/**
 * Paid work goes first, and what goes on in the background last: both take from what is free, but at most half of it,
 * so that who has many sounds made, or a film prepared, can still try the next sound.
 */
const BESIDE: RateRule = { name: 'work-paid-ms', points: 10_000, seconds: 60 };

/**
 * One budget of processor time per account and minute, over all processes, on which all work is put: measured, not
 * guessed.
 */
@Injectable()
export class WorkBudget {
  private readonly logger = new Logger('work');

  constructor(private readonly limits: RateLimits) {}

  /** @param expectedMs that must fit, too @throws AppError RATE_LIMITED when the minute's budget is used up */
  async assertLeft(userId: number, expectedMs = 0): Promise<void> {
    const beside = Math.min(BESIDE.points, await this.limits.count(BESIDE, String(userId)));
    await this.limits.assertLeft(PER_ACCOUNT, String(userId), beside + Math.round(expectedMs));
  }

  /** Counts work that was done for nothing. */
  async spend(userId: number, ms: number): Promise<void> {
    if (ms >= 1) await this.limits.add(PER_ACCOUNT, String(userId), Math.round(ms));
  }

  /** As `spend`, for whoever cannot wait. Never throws: what was done has been done. */
  note(userId: number, ms: number): void {
    this.spend(userId, ms).catch((error: unknown) => this.logger.warn(`work was not counted: ${String(error)}`));
  }

  /** Counts work that was paid for. Never throws. */
  notePaid(userId: number, ms: number): void {
    this.noteBeside(userId, ms);
  }

  /** Counts work that its owner does not wait for: the preparation of an upload. Never throws. */
  noteBackground(userId: number, ms: number): void {
    this.noteBeside(userId, ms);
  }

  private noteBeside(userId: number, ms: number): void {
    if (ms < 1) return;
    this.limits
      .add(BESIDE, String(userId), Math.round(ms))
      .catch((error: unknown) => this.logger.warn(`work was not counted: ${String(error)}`));
  }
}
