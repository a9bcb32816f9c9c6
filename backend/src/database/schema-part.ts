import type { MigrationInterface } from 'typeorm';

/**
 * The tables of one module, or of all: its entities, and its migrations, which run in the order of the time in their
 * names.
 */
export interface SchemaPart {
  readonly entities: readonly (new () => object)[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}
