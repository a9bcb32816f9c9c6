import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Env } from '../config';
import { databaseOptions } from './data-source';
import type { SchemaPart } from './schema-part';

/** The connection of this process. It never changes the schema: main migrates before. */
@Module({})
export class DatabaseModule {
  static forRoot(env: Env, schema: SchemaPart): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({ ...databaseOptions(env.DATABASE_URL, schema), retryAttempts: 5, retryDelay: 1000 }),
      ],
    };
  }
}
