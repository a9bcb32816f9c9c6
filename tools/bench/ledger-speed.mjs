/** The ledger of credits under load: how many pairs of reserve and release it takes in a second. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { findPostgres } from '../postgres/server.mjs';
import { ROOT } from '../workspace/root.mjs';

const load = createRequire(import.meta.url);
const CONNECTIONS = 8;
const SECONDS = 3;

/** Measures on the database of a running product; rows for the table. */
export async function ledgerSpeed(product) {
  const { DataSource } = load(path.join(ROOT, 'node_modules/typeorm'));
  const { databaseOptions } = load(path.join(ROOT, 'backend/dist/database'));
  const { SCHEMA } = load(path.join(ROOT, 'backend/dist/schema'));
  const { LedgerService } = load(path.join(ROOT, 'backend/dist/modules/billing'));
  const url = await findPostgres(path.join(product.dataDir, 'postgres'));
  const dataSource = await new DataSource(databaseOptions(url, SCHEMA, { poolSize: CONNECTIONS })).initialize();
  try {
    const ledger = new LedgerService(dataSource);
    const people = await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => openAccount(dataSource, ledger, n)));
    return [
      {
        what: `ledger, reserve and release pairs, ${CONNECTIONS} people`,
        value: await pairsPerSecond(dataSource, ledger, people),
        unit: '/s',
      },
      {
        what: 'ledger, reserve and release pairs, one person',
        value: await pairsPerSecond(
          dataSource,
          ledger,
          people.map(() => people[0]),
        ),
        unit: '/s',
      },
    ];
  } finally {
    await dataSource.destroy();
  }
}

async function openAccount(dataSource, ledger, n) {
  const [{ id }] = await dataSource.query(`INSERT INTO users (email, name) VALUES ($1, 'bench') RETURNING id`, [
    `ledger-bench-${process.pid}-${n}@example.com`,
  ]);
  await dataSource.transaction((manager) => ledger.post(id, 'grant', 1000, `bench:${id}`, manager));
  return id;
}

/** One client for each entry of `people`; every posting is a transaction of its own, as in the product. */
async function pairsPerSecond(dataSource, ledger, people) {
  const started = performance.now();
  const ends = started + SECONDS * 1000;
  const scope = `${Math.round(performance.timeOrigin + started)}`;
  const counts = await Promise.all(
    people.map(async (id, client) => {
      let pairs = 0;
      while (performance.now() < ends) {
        const cause = `bench:${scope}:${client}:${pairs}`;
        await dataSource.transaction((manager) => ledger.post(id, 'reserve', -1, cause, manager));
        await dataSource.transaction((manager) => ledger.post(id, 'release', 1, cause, manager));
        pairs += 1;
      }
      return pairs;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}
