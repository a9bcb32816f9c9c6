export { RateLimits, type RateRule } from './rate-limits';
export { RateLimitsModule } from './rate-limits.module';
export { Unpaced } from './unpaced.decorator';
