import { DataSource } from 'typeorm';
import { loadEnv } from './config';
import { databaseOptions } from './database';
import { SCHEMA } from './schema';

/** What TypeORM's command line opens: `npx typeorm migration:generate … -d backend/dist/cli-data-source.js`. */
export default new DataSource(databaseOptions(loadEnv(process.env).DATABASE_URL, SCHEMA));
