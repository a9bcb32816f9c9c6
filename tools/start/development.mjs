import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../postgres/server.mjs';
import { runTargets } from '../workspace/build.mjs';
import { ROOT } from '../workspace/root.mjs';
import { startPayments } from './payments.mjs';
import { readSettings } from './settings.mjs';

const FRONT_ENDS = ['shell', 'mfe-creator', 'mfe-timeline', 'mfe-billing', 'mfe-account'];

/** Runs compilers, dev servers and the backend until Ctrl-C; one that ends by itself ends all. */
export async function runDevelopment() {
  const settings = readSettings();
  if (!runTargets(['build'], ['backend'], { quiet: true }))
    throw new Error('The build failed; the message stands above.');
  mkdirSync(settings.dataDir, { recursive: true });
  const database = settings.databaseUrl
    ? undefined
    : await startPostgres(path.join(settings.dataDir, 'postgres'), { log: console.log });
  const payments = await startPayments(settings);
  const env = {
    ...settings.env,
    ...payments?.env,
    DATABASE_URL: settings.databaseUrl ?? database.url,
    FRONT_ENDS: 'dev-servers',
  };
  const bin = (name) => path.join(ROOT, 'node_modules/.bin', name);
  const children = [
    spawn(bin('tsc'), ['-b', 'backend/tsconfig.build.json', '--watch', '--preserveWatchOutput'], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    }),
    spawn(process.execPath, ['--watch', '--enable-source-maps', 'backend/dist/main.js'], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    }),
    ...FRONT_ENDS.map((name) =>
      spawn(bin('webpack'), ['serve', '--mode', 'development'], { cwd: path.join(ROOT, name), env, stdio: 'inherit' }),
    ),
  ];
  const end = await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve(0));
    for (const child of children) child.once('exit', (code) => resolve(code ?? 1));
  });
  for (const child of children) child.kill('SIGTERM');
  await payments?.stop();
  await database?.stop();
  return end;
}
