/**
 * Before `npm pack`: builds the package, and puts the public manifest where the workspace's own stands until `postpack`
 * (docs/adr/0019).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackage, KEPT, publicManifest } from './build.mjs';

// A pack that was broken off left the public manifest behind.
if (existsSync(KEPT)) renameSync(KEPT, 'package.json');
// Its types are those that the compiler has written of the engine. Whoever has built says so: to compile once more
// could write files anew that others are just reading.
const compiler = path.join(import.meta.dirname, '../../../tools/workspace/compile.mjs');
if (
  process.env.WHOOSH_PREBUILT !== '1' &&
  spawnSync(process.execPath, [compiler, '-b', path.join(import.meta.dirname, '../tsconfig.build.json')], {
    stdio: 'inherit',
  }).status !== 0
)
  process.exit(1);
await buildPackage(path.resolve('npm'));
const workspace = readFileSync('package.json', 'utf8');
writeFileSync(KEPT, workspace);
writeFileSync('package.json', `${JSON.stringify(publicManifest(JSON.parse(workspace)), null, 2)}\n`);
