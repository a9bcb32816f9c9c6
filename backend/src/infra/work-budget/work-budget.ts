import { Injectable } from '@nestjs/common';
import { RateLimits, type RateRule } from '../rate-limits';

/** Processor time that one account may have spent in a minute, ms: a third of a core. What is paid for is never refused by it. */
const PER_ACCOUNT: RateRule = { name: 'work-ms', points: 20_000, seconds: 60 };

/** One budget of processor time per account and minute, over all processes, from which all free work draws: measured, not guessed. */
@Injectable()
export class WorkBudget {
  constructor(private readonly limits: RateLimits) {}

  /** @param expectedMs that must fit, too @throws AppError RATE_LIMITED when the minute's budget is used up */
  assertLeft(userId: number, expectedMs = 0): Promise<void> {
    return this.limits.assertLeft(PER_ACCOUNT, String(userId), Math.round(expectedMs));
  }

  /** Counts work that was done. */
  async spend(userId: number, ms: number): Promise<void> {
    if (ms >= 1) await this.limits.add(PER_ACCOUNT, String(userId), Math.round(ms));
  }
}
