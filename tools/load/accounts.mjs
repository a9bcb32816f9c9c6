/** Accounts with libraries and credits, made in the database of a running product: what 300 people did in months. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { findPostgres } from '../postgres/server.mjs';
import { ROOT } from '../workspace/root.mjs';

const load = createRequire(import.meta.url);
/** Effects in each library. */
const EFFECTS = 60;

/** Runs `work` with a data source of the product's own kind. */
async function withDatabase(product, work) {
  const { DataSource } = load(path.join(ROOT, 'node_modules/typeorm'));
  const { databaseOptions } = load(path.join(ROOT, 'backend/dist/database'));
  const { SCHEMA } = load(path.join(ROOT, 'backend/dist/schema'));
  const url = await findPostgres(path.join(product.dataDir, 'postgres'));
  const dataSource = await new DataSource(
    databaseOptions(url, SCHEMA, { poolSize: 1, statementTimeoutMs: 0 }),
  ).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Gives each address these credits, through the ledger. */
export function giveCredits(product, emails, credits) {
  const { LedgerService } = load(path.join(ROOT, 'backend/dist/modules/billing'));
  return withDatabase(product, async (dataSource) => {
    const ledger = new LedgerService(dataSource);
    const people = await dataSource.query('SELECT id FROM users WHERE email = ANY($1)', [emails]);
    for (const { id } of people)
      await dataSource.transaction((manager) => ledger.post(id, 'grant', credits, `load:${id}`, manager));
  });
}

/** Lets every library have many more effects like the ones in it; their files are those of the first. */
export function fillLibraries(product) {
  return withDatabase(product, async (dataSource) => {
    const columns = async (table, without) => {
      const rows = await dataSource.query(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER'`,
        [table],
      );
      return rows.map(({ name }) => name).filter((name) => !without.includes(name));
    };
    const generation = (await columns('generations', ['id', 'idempotency_key'])).join(', ');
    const effect = (await columns('sound_effects', ['id', 'generation_id', 'name'])).join(', ');
    await dataSource.query(
      `CREATE TEMPORARY TABLE copies AS
       SELECT s.id AS effect, s.generation_id AS source, gen_random_uuid() AS generation, n
       FROM sound_effects s, generate_series(2, $1::int) n`,
      [EFFECTS],
    );
    await dataSource.query(
      `INSERT INTO generations (id, ${generation})
       SELECT c.generation, ${qualified('g', generation)} FROM copies c JOIN generations g ON g.id = c.source`,
    );
    await dataSource.query(
      `INSERT INTO sound_effects (generation_id, name, ${effect})
       SELECT c.generation, s.name || ' ' || c.n, ${qualified('s', effect)}
       FROM copies c JOIN sound_effects s ON s.id = c.effect`,
    );
    await dataSource.query('ANALYZE');
  });
}

const qualified = (alias, names) =>
  names
    .split(', ')
    .map((name) => `${alias}.${name}`)
    .join(', ');
