import type { SchemaPart } from '../../database/schema-part';

export const billingSchema: SchemaPart = { entities: [], migrations: [] };
