export { bigintAsNumber } from './columns';
export { databaseOptions, type DatabaseOptions, openAllConnections, openHastyPool, poolOf } from './data-source';
export { migrate } from './migrate';
export type { SchemaPart } from './schema-part';
