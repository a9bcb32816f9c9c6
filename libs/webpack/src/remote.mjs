import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseConfig, devServer } from './base.mjs';
import { REMOTE_CONTRACT } from './contract.mjs';
import { DEV_HOST, REMOTES } from './ports.mjs';
import { sharedModules } from './shared.mjs';

/**
 * Webpack configuration of a remote: a hashed remoteEntry that its mf-manifest.json points to, and no copies of shared
 * modules.
 * @param {{ directory: string, name: keyof typeof REMOTES, exposes: Record<string, string> }} options
 */
export function remote({ directory, name, exposes }) {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return (_env, argv) => {
    const production = argv.mode !== 'development';
    const base = baseConfig({ directory, production });
    return {
      ...base,
      name,
      entry: {},
      // Two releases in one page must not hand each other their chunks.
      output: { ...base.output, publicPath: 'auto', uniqueName: `${name}@${version}` },
      devServer: devServer({ host: DEV_HOST, port: REMOTES[name].port }),
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name,
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes,
          shared: sharedModules('remote'),
          manifest: {
            additionalData: ({ stats }) => ({ ...stats, metaData: { ...stats.metaData, contract: REMOTE_CONTRACT } }),
          },
          dts: false,
          experiments: { optimization: { target: 'web' } },
        }),
      ],
    };
  };
}
