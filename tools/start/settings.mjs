/** What the starters must know of the settings before the backend reads and checks them all. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../workspace/root.mjs';

/** The environment over the file `.env`, with the folder of the data and the address filled in. */
export function readSettings() {
  const file = path.join(ROOT, '.env');
  const env = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...ownSettings(process.env) };
  const dataDir = path.resolve(ROOT, env.DATA_DIR || '.data');
  const port = Number(env.PORT || 3000);
  return {
    env: { ...env, DATA_DIR: dataDir },
    dataDir,
    port,
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
    databaseUrl: env.DATABASE_URL || undefined,
  };
}

/** A login shell names the person's mailbox in MAIL, which is no setting of ours. */
function ownSettings(environment) {
  const { MAIL, ...rest } = environment;
  return MAIL?.startsWith('/') ? rest : environment;
}
