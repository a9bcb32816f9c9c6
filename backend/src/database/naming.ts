import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const snake = (name: string) =>
  name.replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? '' : '_') + letter.toLowerCase());
const tableName = (table: Table | string) => (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';

/**
 * Names that a person writes in a migration and reads in an error: users, plan_id, uq_users_email, fk_users_plan_id.
 */
export class ReadableNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName?: string): string {
    return customName ?? snake(className);
  }

  override columnName(property: string, customName: string | undefined, prefixes: string[]): string {
    return customName ?? [...prefixes.map(snake), snake(property)].join('_');
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return `${snake(relation)}_${referencedColumn}`;
  }

  override primaryKeyName(table: Table | string): string {
    return `pk_${tableName(table)}`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `uq_${tableName(table)}_${[...columns].join('_')}`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${tableName(table)}_${[...columns].join('_')}`;
  }

  override indexName(table: Table | string, columns: string[]): string {
    return `ix_${tableName(table)}_${[...columns].join('_')}`;
  }
}
