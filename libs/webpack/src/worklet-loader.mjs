import { createRequire } from 'node:module';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Bundles a script of an audio worklet or a service worker into one file. By a compiler of its own: a worklet has
 * neither document nor importScripts, a service worker is no part of a page, and so there is no place for what Module
 * Federation adds to the scripts of its page.
 * @this {import('webpack').LoaderContext<{ production: boolean }>}
 */
export default function workletLoader() {
  const done = this.async();
  const compiler = webpack({
    mode: this.getOptions().production ? 'production' : 'development',
    context: this.rootContext,
    target: 'es2022',
    devtool: false,
    entry: this.resourcePath,
    output: { filename: 'worklet.js', chunkFormat: false, publicPath: '' },
    resolve: { extensions: ['.ts', '.js'], conditionNames: ['@whoosh/source', '...'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: {
            loader: require.resolve('swc-loader'),
            options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
          },
        },
      ],
    },
    performance: { hints: false },
  });
  // The outer compilation writes the file.
  compiler.hooks.shouldEmit.tap('WorkletLoader', () => false);
  compiler.run((error, stats) => {
    compiler.close(() => {
      for (const file of stats?.compilation.fileDependencies ?? []) this.addDependency(file);
      if (error) done(error);
      else if (stats?.hasErrors()) done(new Error(stats.toString({ all: false, errors: true })));
      else done(null, stats?.compilation.assets['worklet.js'].source());
    });
  });
}
