import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../workspace/root.mjs';

/** The engine's door and its tests' measures, in one file. */
const ENTRY = `
import '@whoosh/sound-engine/figures';
import '@whoosh/sound-engine/reader';
export * as engine from '@whoosh/sound-engine';
export * as codec from '@whoosh/audio-codec';
`;

/**
 * Engine and codec as their sources stand now, bundled in a tenth of a second: for listening while a model is being
 * written.
 * @param {string} [internals] further exports for those who measure the engine from inside, as statements of a module
 * in tools
 * @throws Error when a file does not parse
 */
export async function engineFromSource(internals = '') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-engine-'));
  const outfile = path.join(folder, 'engine.cjs');
  try {
    await build({
      stdin: { contents: ENTRY + internals, resolveDir: path.join(ROOT, 'tools'), loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      conditions: ['@whoosh/source'],
      outfile,
      logLevel: 'silent',
    });
    return createRequire(import.meta.url)(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
