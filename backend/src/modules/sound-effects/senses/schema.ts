import type { SchemaPart } from '../../../database/schema-part';
import { PersonalSenses1795410000000 } from './migrations/1795410000000-PersonalSenses';
import { PersonalSenseRow } from './personal-sense.entity';

export const sensesSchema: SchemaPart = { entities: [PersonalSenseRow], migrations: [PersonalSenses1795410000000] };
