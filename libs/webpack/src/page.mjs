import HtmlWebpackPlugin from 'html-webpack-plugin';
import { basename, join } from 'node:path';
import { baseConfig } from './base.mjs';
import { REMOTES } from './ports.mjs';

/**
 * Webpack configuration of a page that stands alone, outside of the product and of the federation, in a remote's dist.
 * @param {{ directory: string, remote: keyof typeof REMOTES, entry: string, template: string }} options its files,
 * relative to the directory
 */
export function page({ directory, remote, entry, template }) {
  return (_env, argv) => {
    const base = baseConfig({ directory, production: argv.mode !== 'development' });
    const filename = basename(template);
    const name = basename(filename, '.html');
    return {
      ...base,
      name,
      // The remote empties their folder before it is written; only then this one is added.
      dependencies: [remote],
      entry: { [name]: entry },
      output: { ...base.output, clean: false, publicPath: `/remotes/${REMOTES[remote].path}/`, uniqueName: name },
      plugins: [
        ...base.plugins,
        new HtmlWebpackPlugin({ template: join(directory, template), filename, scriptLoading: 'defer', minify: false }),
      ],
    };
  };
}
