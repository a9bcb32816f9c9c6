import type { SchemaPart } from '../../database/schema-part';
import { SupportMessages1763770000000 } from './migrations/1763770000000-SupportMessages';
import { SupportMessage } from './support-message.entity';

export const supportSchema: SchemaPart = { entities: [SupportMessage], migrations: [SupportMessages1763770000000] };
