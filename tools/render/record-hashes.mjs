/** Stores the hashes of the engine's 50 scenes anew, after a wanted change of its sound and a raised ENGINE_VERSION. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const result = spawnSync(
  process.execPath,
  [path.join(ROOT, 'node_modules/jest/bin/jest.js'), '--config', path.join(ROOT, 'libs/sound-engine/jest.config.cjs'), 'testing/scene-hashes'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, RECORD_SCENE_HASHES: '1' } },
);
process.exitCode = result.status ?? 1;
