import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';

/** The tables of one module: its entities, and its migrations, which run in the order of the time in their names. */
export interface SchemaPart {
  readonly entities: readonly EntityTarget<ObjectLiteral>[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}
