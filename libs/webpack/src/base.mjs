import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { PackedFiles } from './packed-files.mjs';

const require = createRequire(import.meta.url);

/** react-router's exports map always answers with its development build; these are the production files. */
const ROUTER_PRODUCTION = {
  'react-router$': join(require.resolve('react-router/package.json'), '../dist/production/index.mjs'),
  'react-router/dom$': join(require.resolve('react-router/package.json'), '../dist/production/dom-export.mjs'),
};

/**
 * Scripts of an audio worklet: `new URL('./x.worklet.ts', import.meta.url)` is the address of one file with all that it
 * imports.
 */
const WORKLET = /\.worklet\.ts$/;

/** The script of a service worker: one file without a hash, whose address stays the same from release to release. */
const SERVICE = /\.service\.ts$/;

/**
 * What shell and remotes have in common: TypeScript through swc, CSS modules in files of their own, hashed names.
 * @param {{ directory: string, production: boolean }} options directory of the front end
 */
export function baseConfig({ directory, production }) {
  const styles = (modules) => [
    MiniCssExtractPlugin.loader,
    { loader: require.resolve('css-loader'), options: { modules, sourceMap: false } },
  ];
  return {
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(directory, 'dist'),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['@whoosh/source', '...'],
      alias: production ? ROUTER_PRODUCTION : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: [/node_modules/, WORKLET, SERVICE],
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: !production } },
              },
            },
          },
        },
        {
          oneOf: [
            // What the shell's page holds in itself.
            { test: /\.css$/, issuer: /\.html$/, type: 'asset/source' },
            {
              test: /\.module\.css$/,
              use: styles({
                namedExport: false,
                exportLocalsConvention: 'as-is',
                localIdentName: '[local]_[hash:base64:6]',
              }),
            },
            { test: /\.css$/, use: styles(false), sideEffects: true },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        {
          test: WORKLET,
          type: 'asset/resource',
          generator: { filename: production ? '[name].[contenthash:8].js' : '[name].js' },
          use: { loader: join(import.meta.dirname, 'worklet-loader.mjs'), options: { production } },
        },
        {
          test: SERVICE,
          type: 'asset/resource',
          // without .service
          generator: { filename: ({ filename }) => basename(filename).replace(SERVICE, '.js') },
          use: { loader: join(import.meta.dirname, 'worklet-loader.mjs'), options: { production } },
        },
        { resourceQuery: /asset/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        // mode.js stands in the page's head under the hash of its source, which minifying would change.
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, exclude: /assets\/mode\./ }),
      ],
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
    },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:8].css' : '[name].css',
        chunkFilename: production ? '[name].[contenthash:8].css' : '[name].css',
        // CSS modules do not depend on the order of their files.
        ignoreOrder: true,
      }),
      ...(production ? [new PackedFiles()] : []),
    ],
    stats: 'errors-warnings',
  };
}

/** Options of a development server: loopback only, full reload (hot replacement does not cross federation borders). */
export function devServer({ host, port }) {
  return {
    host,
    port,
    allowedHosts: ['localhost', host],
    hot: false,
    liveReload: true,
    static: false,
    // A remote's page is the shell's: its reload messages come from its own server.
    client: { overlay: true, webSocketURL: { hostname: host, port } },
  };
}
