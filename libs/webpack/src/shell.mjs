import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig, devServer } from './base.mjs';
import { REMOTE_CONTRACT } from './contract.mjs';
import { OpeningFiles } from './opening-files.mjs';
import { DEV_HOST, REMOTES, SHELL_PORT } from './ports.mjs';
import { sharedModules } from './shared.mjs';

/** In development the shell's server hands the API to the backend and each remote's folder to its own server. */
function developmentProxy() {
  const api = {
    context: ['/api', '/dev/', '/portal', '/s/'],
    target: process.env.API_ORIGIN ?? 'http://localhost:3000',
    changeOrigin: true,
  };
  const remotes = Object.values(REMOTES).map(({ path, port }) => ({
    context: [`/remotes/${path}/`],
    target: `http://${DEV_HOST}:${port}`,
    pathRewrite: { [`^/remotes/${path}`]: '' },
  }));
  return [api, ...remotes];
}

/**
 * Webpack configuration of the shell. It names no remote: their addresses come from GET /api/config at run time.
 * @param {{ directory: string, opening: Record<string, (string | RegExp)[]> }} options `opening`: which imports make
 * each part that opening.json names
 */
export function shell({ directory, opening }) {
  return (_env, argv) => {
    const production = argv.mode !== 'development';
    const base = baseConfig({ directory, production });
    return {
      ...base,
      name: 'shell',
      entry: { main: './src/main.ts' },
      output: { ...base.output, publicPath: '/', uniqueName: 'whoosh_shell' },
      devServer: {
        ...devServer({ host: DEV_HOST, port: SHELL_PORT }),
        historyApiFallback: true,
        proxy: developmentProxy(),
      },
      plugins: [
        ...base.plugins,
        new HtmlWebpackPlugin({ template: join(directory, 'src/index.html'), scriptLoading: 'defer', minify: false }),
        new OpeningFiles(opening),
        new webpack.DefinePlugin({ REMOTE_CONTRACT: JSON.stringify(REMOTE_CONTRACT) }),
        new ModuleFederationPlugin({
          name: 'whoosh_shell',
          shared: sharedModules('shell'),
          dts: false,
          manifest: false,
          experiments: { optimization: { target: 'web' } },
        }),
      ],
    };
  };
}
