import type { SchemaPart } from '../../database/schema-part';
import { RateLimits1763700000000 } from './migrations/1763700000000-RateLimits';

export const rateLimitsSchema: SchemaPart = { entities: [], migrations: [RateLimits1763700000000] };
