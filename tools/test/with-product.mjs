/** node with-product.mjs COMMAND [ARG…]: runs the command beside a product that browser suites share, named by SHARED_PRODUCT_PORT and SHARED_PRODUCT_DATA. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startProduct } from '../product/running-product.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('with-product: name a command to run');
  process.exit(2);
}

const port = await freePort();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'whoosh-shared-'));
// Nobody waits for it here: the suites that need it do.
const starting = startProduct({ port, dataDir }).catch((error) => console.error(`with-product: ${error.message}`));
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, SHARED_PRODUCT_PORT: String(port), SHARED_PRODUCT_DATA: dataDir } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
const status = await new Promise((resolve) => {
  child.once('error', (error) => {
    console.error(`with-product: ${error.message}`);
    resolve(127);
  });
  child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
});
await (await starting)?.stop();
process.exit(status);
