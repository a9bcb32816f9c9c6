import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../postgres/server.mjs';
import { PRODUCT, runTargets } from '../workspace/build.mjs';
import { claimDataFolder } from './instance.mjs';
import { startPayments } from './payments.mjs';
import { readSettings } from './settings.mjs';
import { ServerProcess } from './server-process.mjs';

/** Runs until SIGINT or SIGTERM; answers the exit status. */
export async function runProduct() {
  console.log(`Whoosh runs on Node ${process.versions.node}.`);
  const settings = readSettings();
  if (process.env.WHOOSH_PREBUILT !== '1') {
    console.log('Building what changed.');
    if (!runTargets(['build'], PRODUCT, { quiet: true }))
      throw new Error('The build failed; the message stands above.');
  }
  mkdirSync(settings.dataDir, { recursive: true });
  const instance = await claimDataFolder(settings.dataDir, settings.publicUrl);
  const stopRequested = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal));
  });
  const database = settings.databaseUrl
    ? undefined
    : await startPostgres(path.join(settings.dataDir, 'postgres'), { log: (sentence) => console.log(sentence) });
  const payments = await startPayments(settings);
  const server = new ServerProcess(
    { ...settings.env, ...payments?.env, DATABASE_URL: settings.databaseUrl ?? database.url },
    instance,
  );
  try {
    const failure = await Promise.race([
      server.ready(settings.port),
      server.givenUp(),
      stopRequested.then(() => undefined),
    ]);
    if (failure instanceof Error) throw failure;
    if (failure === 'ready') console.log(`Whoosh is ready at ${settings.publicUrl}`);
    const end = await Promise.race([stopRequested, server.givenUp()]);
    if (end instanceof Error) throw end;
    return 0;
  } finally {
    await server.stop();
    await payments?.stop();
    await database?.stop();
    instance.release();
  }
}
