/** Loaded into a compiled server before it starts (node --require): it refuses nothing for coming too often. */
const { RateLimits } = require('../../dist/infra/rate-limits');
const { SessionRateGuard } = require('../../dist/infra/rate-limits/session-rate.guard');

SessionRateGuard.prototype.canActivate = () => true;
RateLimits.prototype.consume = async () => {};
RateLimits.prototype.assertLeft = async () => {};
