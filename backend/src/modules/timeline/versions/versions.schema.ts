import type { SchemaPart } from '../../../database/schema-part';
import { TimelineVersions1795673000000 } from './migrations/1795673000000-TimelineVersions';
import { TimelineVersion } from './timeline-version.entity';

export const versionsSchema: SchemaPart = {
  entities: [TimelineVersion],
  migrations: [TimelineVersions1795673000000],
};
