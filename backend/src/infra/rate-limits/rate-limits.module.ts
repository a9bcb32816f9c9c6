import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RateLimits } from './rate-limits';
import { SessionRateGuard } from './session-rate.guard';

@Global()
@Module({ providers: [RateLimits, { provide: APP_GUARD, useClass: SessionRateGuard }], exports: [RateLimits] })
export class RateLimitsModule {}
