import { performance } from 'node:perf_hooks';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError, type AppRequest } from '../../http';
import { RateLimits } from './rate-limits';
import { TokenBuckets } from './token-bucket';

/** Calls of one session (trust.md 5). */
const PER_SECOND = 20;
const BURST = 60;

/**
 * Holds each session to a pace that no person exceeds. Counted in this process alone: it keeps one session from taking
 * this process's time from others. What must hold over all processes (codes, money, work) is counted in PostgreSQL.
 */
@Injectable()
export class SessionRateGuard implements CanActivate {
  private readonly buckets = new TokenBuckets(PER_SECOND, BURST);

  constructor(private readonly limits: RateLimits) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (request.user === undefined) return true;
    const waitMs = this.buckets.take(request.sessionID, performance.now());
    if (waitMs === 0) return true;
    this.limits.observeRefusal('session');
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: waitMs / 1000 });
  }
}
