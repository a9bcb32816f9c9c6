import type { SchemaPart } from '../../database/schema-part';

export const soundEffectsSchema: SchemaPart = { entities: [], migrations: [] };
