import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from '../../libs/webpack/src/base.mjs';
import { ROOT } from '../workspace/root.mjs';

/**
 * Bundles the timeline's player for a page of its own, which browser tests measure: `player.js`, with the scripts of
 * its threads.
 * @param {string} folder where the bundle goes
 */
export function bundlePlayerPage(folder) {
  const base = baseConfig({ directory: path.join(ROOT, 'mfe-timeline'), production: true });
  const compiler = webpack({
    ...base,
    entry: './src/playback/testing/player-page.ts',
    output: { ...base.output, path: folder, filename: 'player.js', publicPath: '/' },
    optimization: { ...base.optimization, minimize: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(undefined);
      });
    });
  });
}
