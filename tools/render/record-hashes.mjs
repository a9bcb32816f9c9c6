/**
 * Stores the hashes of the engine's 500 scenes anew, after a wanted change of its sound and a raised ENGINE_VERSION.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../workspace/root.mjs';

const TESTING = path.join(ROOT, 'libs/sound-engine/src/testing');
const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-hashes-'));
try {
  const outfile = path.join(folder, 'hashes.cjs');
  const contents = "export { sceneHashes } from './scene-hashes'; export { ENGINE_VERSION } from '../version';";
  await build({
    stdin: { contents, resolveDir: TESTING, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['@whoosh/source'],
    outfile,
  });
  const { sceneHashes, ENGINE_VERSION } = createRequire(import.meta.url)(outfile);
  const hashes = await sceneHashes();
  writeFileSync(
    path.join(TESTING, 'scene-hashes.json'),
    `${JSON.stringify({ engineVersion: ENGINE_VERSION, hashes }, null, 2)}\n`,
  );
  console.log(`${Object.keys(hashes).length} scenes of engine ${ENGINE_VERSION}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
