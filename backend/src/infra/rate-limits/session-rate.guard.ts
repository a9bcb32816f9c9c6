import { performance } from 'node:perf_hooks';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError, type AppRequest, IS_PUBLIC } from '../../http';
import { RateLimits } from './rate-limits';
import { TokenBuckets } from './token-bucket';
import { IS_UNPACED } from './unpaced.decorator';

/** Calls of one session, or with all API keys of one account: twenty keys are no more than one. */
const PER_SECOND = 20;
const BURST = 60;

/**
 * Holds each session, and each account's keys together, to a pace that no person exceeds. Counted in this process
 * alone: it keeps one session from taking this process's time from others. What must hold over all processes (codes,
 * money, work) is counted in PostgreSQL. Routes that anybody may call without a session are not counted: who wants to
 * call them more often leaves the cookie out.
 */
@Injectable()
export class SessionRateGuard implements CanActivate {
  private readonly buckets = new TokenBuckets(PER_SECOND, BURST);

  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (request.user === undefined || this.isFree(context)) return true;
    const { id, apiKey } = request.user;
    const waitMs = this.buckets.take(apiKey === undefined ? request.sessionID : `account ${id}`, performance.now());
    if (waitMs === 0) return true;
    this.limits.observeRefusal(apiKey === undefined ? 'session' : 'api-key');
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: waitMs / 1000 });
  }

  private isFree(context: ExecutionContext): boolean {
    const marks = [IS_PUBLIC, IS_UNPACED];
    return marks.some(
      (mark) => this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]) === true,
    );
  }
}
