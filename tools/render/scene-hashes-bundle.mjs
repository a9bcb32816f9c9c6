import path from 'node:path';
import webpack from 'webpack';
import { ROOT } from '../workspace/root.mjs';

/**
 * Bundles the engine with its list of hashed scenes for a page: the script defines `whooshSceneHashes()`, which answers hashes by name,
 * to be compared with libs/sound-engine/src/testing/scene-hashes.json.
 * @param {string} folder where the bundle goes
 * @returns {Promise<string>} its path
 */
export function bundleSceneHashes(folder) {
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: path.join(ROOT, 'libs/sound-engine/src/testing/scene-hashes.browser.ts'),
    output: { path: folder, filename: 'scene-hashes.js' },
    resolve: { extensions: ['.ts', '.js'], conditionNames: ['@whoosh/source', 'import', 'default'] },
    module: { rules: [{ test: /\.ts$/, use: { loader: 'swc-loader', options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } } }] },
    performance: { hints: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(path.join(folder, 'scene-hashes.js'));
      });
    });
  });
}
