/** node with-product.mjs COMMAND [ARG…]: runs the command beside a product that browser suites share, named by SHARED_PRODUCT_PORT and SHARED_PRODUCT_DATA. */
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startProduct } from '../product/running-product.mjs';
import { askedCommand, runChild } from './run-child.mjs';

const command = askedCommand('with-product');
const port = await freePort();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'whoosh-shared-'));
// Nobody waits for it here: the suites that need it do.
const starting = startProduct({ port, dataDir }).catch((error) => console.error(`with-product: ${error.message}`));
const status = await runChild('with-product', command, {
  ...process.env,
  SHARED_PRODUCT_PORT: String(port),
  SHARED_PRODUCT_DATA: dataDir,
});
await (await starting)?.stop();
process.exit(status);
