import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runTargets } from '../workspace/build.mjs';
import { ensureInstalled } from '../workspace/ensure-install.mjs';
import { ROOT } from '../workspace/root.mjs';

const PARTS = ['sound-scene', 'audio-codec', 'sound-engine'];

/**
 * The engine and the codec as built, built first where the sources are newer.
 * @throws Error when the build fails
 */
export async function loadEngine() {
  await ensureInstalled();
  if (PARTS.some(isStale) && !runTargets(['build'], ['sound-engine', 'audio-codec'], { quiet: true }))
    throw new Error('The sound engine could not be built (messages above).');
  const load = createRequire(import.meta.url);
  load(path.join(ROOT, 'libs/sound-engine/dist/figures.js'));
  return {
    engine: load(path.join(ROOT, 'libs/sound-engine/dist/index.js')),
    provenance: load(path.join(ROOT, 'libs/sound-engine/dist/provenance.js')),
    codec: load(path.join(ROOT, 'libs/audio-codec/dist/index.js')),
  };
}

function isStale(part) {
  const door = path.join(ROOT, 'libs', part, 'dist/index.js');
  // The compiler touches only files that change; its own record is written at every build.
  const record = path.join(ROOT, 'libs', part, 'tsconfig.build.tsbuildinfo');
  if (!existsSync(door) || !existsSync(record)) return true;
  const built = statSync(record).mtimeMs;
  const sources = path.join(ROOT, 'libs', part, 'src');
  return readdirSync(sources, { recursive: true }).some((file) => statSync(path.join(sources, file)).mtimeMs > built);
}
