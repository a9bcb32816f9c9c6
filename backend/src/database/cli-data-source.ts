import { DataSource } from 'typeorm';
import { loadEnv } from '../config';
import { databaseOptions } from './data-source';

/** What TypeORM's command line opens: `npx typeorm migration:generate … -d backend/dist/database/cli-data-source.js`. */
export default new DataSource(databaseOptions(loadEnv(process.env).DATABASE_URL));
