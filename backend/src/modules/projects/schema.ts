import type { SchemaPart } from '../../database/schema-part';

export const projectsSchema: SchemaPart = { entities: [], migrations: [] };
