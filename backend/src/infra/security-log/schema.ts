import type { SchemaPart } from '../../database/schema-part';
import { SecurityEvents1795426200000 } from './migrations/1795426200000-SecurityEvents';
import { SecurityEventRow } from './security-event.entity';

export const securityLogSchema: SchemaPart = {
  entities: [SecurityEventRow],
  migrations: [SecurityEvents1795426200000],
};
