/**
 * npm run fuzz [-- INPUTS [SEED]]: attacks every route of the API with so many generated requests (300), from another
 * seed each time unless one is named.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from '../workspace/ensure-install.mjs';
import { ROOT } from '../workspace/root.mjs';

await ensureInstalled();
const [inputs = '300', seed = String(Math.floor(Math.random() * 2 ** 31))] = process.argv.slice(2);
console.log(`${inputs} requests to each route, seed ${seed}`);
const jest = ['jest', '--config', 'backend/jest.config.cjs', '--runInBand', 'backend/test/fuzz.e2e-spec.ts'];
const child = spawn(process.execPath, [path.join(ROOT, 'tools/test/with-postgres.mjs'), ...jest], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_INPUTS: inputs, FUZZ_SEED: seed },
});
process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
