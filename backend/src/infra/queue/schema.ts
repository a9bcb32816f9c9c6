import type { SchemaPart } from '../../database/schema-part';
import { QueueClaims1763700050000 } from './migrations/1763700050000-QueueClaims';

export const queueSchema: SchemaPart = { entities: [], migrations: [QueueClaims1763700050000] };
