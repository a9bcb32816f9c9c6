/**
 * The engine alone: `npm run render -- "a description" --out sound.wav`, which is `whoosh render` of the engine's
 * package, from its sources.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../workspace/root.mjs';

const CLI = path.join(ROOT, 'libs/sound-engine/package/cli');

const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-render-'));
try {
  const outfile = path.join(folder, 'whoosh.cjs');
  const contents = "export { main } from './main'; export { processTerminal } from './process-terminal';";
  await build({
    stdin: { contents, resolveDir: CLI, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['@whoosh/source'],
    outfile,
    logLevel: 'warning',
  });
  const { main, processTerminal } = createRequire(import.meta.url)(outfile);
  process.exitCode = await main(['render', ...process.argv.slice(2)], processTerminal());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
