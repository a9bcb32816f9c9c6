/** Runs one of the backend's other programs beside a product that is running. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findPostgres } from '../postgres/server.mjs';
import { runTargets } from '../workspace/build.mjs';
import { ROOT } from '../workspace/root.mjs';
import { MEMORY_ENVIRONMENT, NODE_FLAGS } from './memory-settings.mjs';
import { readSettings } from './settings.mjs';

/** @returns exit status of `backend/dist/<program>.js` */
export async function runBackend(program, args) {
  const settings = readSettings();
  const url = settings.databaseUrl ?? (await findPostgres(path.join(settings.dataDir, 'postgres')));
  if (!url) throw new Error(`Whoosh is not running on ${settings.dataDir}. Start it first with: npm start`);
  if (process.env.WHOOSH_PREBUILT !== '1' && !runTargets(['build'], ['backend'], { quiet: true }))
    throw new Error('The build failed; the message stands above.');
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, `backend/dist/${program}.js`), ...args], {
    cwd: ROOT,
    env: { ...MEMORY_ENVIRONMENT, ...settings.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
