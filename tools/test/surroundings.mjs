import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../product/free-port.mjs';
import { startProduct } from '../product/running-product.mjs';
import { startThrowAwayPostgres } from './throw-away-postgres.mjs';

/**
 * What stands beside the suites of a whole run, each started when the first part of it asks: a run in which nothing
 * changed starts nothing. Answers `GET /system` once what the tests need from the system is there, and
 * `GET /database`, `GET /product` and `GET /warm-product` (for suites that measure time) with the settings, as JSON,
 * that tell a suite where it is.
 * @param {Promise<void>} needs settled when the system has what the tests need
 * @param {NodeJS.ProcessEnv} env of the product that is for suites that measure no time
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function offerSurroundings({ needs, env }) {
  const started = new Map();
  const starters = {
    '/system': () => needs.then(() => ({ settings: {}, stop: () => undefined })),
    '/database': startDatabase,
    '/product': () => startSharedProduct(env),
    '/warm-product': () => startSharedProduct({}),
  };
  const server = createServer(async (request, response) => {
    const start = starters[request.url];
    if (start === undefined) return response.writeHead(404).end();
    if (!started.has(request.url)) started.set(request.url, start());
    try {
      response.end(JSON.stringify((await started.get(request.url)).settings));
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      for (const one of (await Promise.allSettled(started.values())).reverse()) await one.value?.stop();
    },
  };
}

async function startDatabase() {
  const server = await startThrowAwayPostgres();
  return { settings: { TEST_DATABASE_URL: server.adminUrl }, stop: server.stop };
}

/** A product that browser suites share; those that need it wait until it answers. */
async function startSharedProduct(env) {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'whoosh-shared-'));
  const starting = startProduct({ port, dataDir, env }).catch((error) =>
    console.error(`The product that suites share: ${error.message}`),
  );
  return {
    settings: { SHARED_PRODUCT_PORT: String(port), SHARED_PRODUCT_DATA: dataDir },
    stop: async () => {
      await (await starting)?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
