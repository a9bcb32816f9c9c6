/** After `npm pack`: the workspace's manifest comes back. */
import { renameSync, rmSync } from 'node:fs';
import { KEPT } from './build.mjs';

renameSync(KEPT, 'package.json');
rmSync('npm', { recursive: true, force: true });
