import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../postgres/server.mjs';
import { claimDataFolder } from './instance.mjs';
import { startPayments } from './payments.mjs';
import { readSettings } from './settings.mjs';
import { ServerProcess } from './server-process.mjs';

/** Runs the built product until SIGINT or SIGTERM; answers the exit status. */
export async function runProduct() {
  console.log(`Whoosh runs on Node ${process.versions.node}.`);
  const settings = readSettings();
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
    // What the start left behind: this process allocates too little to collect it by itself.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
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
