import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const pack = promisify(brotliCompress);
/** Names that hold a hash of what is in the file: the server gives no other file in a packed form. */
const FIXED_TEXT = /\.[0-9a-f]{8}\.(?:js|css|svg)$/;
/** Bytes. Beyond stand only the networks, of numbers, which the best quality makes hardly smaller in many seconds. */
const LIMIT = 2 ** 20;

/**
 * Writes the scripts and styles a second time in brotli's best quality (11), as NAME.br: a sixth smaller than what a
 * server can make while somebody waits, of which the first page that a visitor sees lives.
 */
export class PackedFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PackedFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PackedFiles', stage }, async () => {
        const texts = compilation
          .getAssets()
          .filter(({ name, source }) => FIXED_TEXT.test(name) && source.size() < LIMIT);
        await Promise.all(
          texts.map(async ({ name, source }) =>
            compilation.emitAsset(`${name}.br`, new sources.RawSource(await pack(source.buffer()))),
          ),
        );
      });
    });
  }
}
