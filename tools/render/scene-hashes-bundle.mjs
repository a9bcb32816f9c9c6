import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../workspace/root.mjs';

/**
 * Bundles the engine with its list of hashed scenes for a page, as small as a product's: the script defines
 * `whooshSceneHashes()`, which answers hashes by name, to be compared with
 * libs/sound-engine/src/testing/scene-hashes.json.
 * @param {string} folder where the bundle goes
 * @returns {Promise<string>} its path
 */
export async function bundleSceneHashes(folder) {
  const outfile = path.join(folder, 'scene-hashes.js');
  await build({
    entryPoints: [path.join(ROOT, 'libs/sound-engine/src/testing/scene-hashes.browser.ts')],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    conditions: ['@whoosh/source'],
    outfile,
  });
  return outfile;
}
