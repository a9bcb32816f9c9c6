import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, devServer } from './base.mjs';
import { DEV_HOST, REMOTES } from './ports.mjs';
import { sharedModules } from './shared.mjs';

/**
 * Webpack configuration of a remote: a hashed remoteEntry that its mf-manifest.json points to, and no copies of shared modules.
 * @param {{ directory: string, name: keyof typeof REMOTES, exposes: Record<string, string> }} options
 */
export function remote({ directory, name, exposes }) {
  return (_env, argv) => {
    const production = argv.mode !== 'development';
    const base = baseConfig({ directory, production });
    return {
      ...base,
      name,
      entry: {},
      output: { ...base.output, publicPath: 'auto', uniqueName: name },
      devServer: devServer({ host: DEV_HOST, port: REMOTES[name].port }),
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name,
          filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
          exposes,
          shared: sharedModules('remote'),
          manifest: true,
          dts: false,
          experiments: { optimization: { target: 'web' } },
        }),
      ],
    };
  };
}
