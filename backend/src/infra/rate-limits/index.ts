export { RateLimits, type RateRule } from './rate-limits';
export { RateLimitsModule } from './rate-limits.module';
