import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/** What says how calibrations came about, a file for each source. */
export const RESULTS = path.join(ROOT, 'calibration');
/** Calibrations as the engine reads them, a file for each family. */
export const ENGINE_FOLDER = path.join(ROOT, 'libs/sound-engine/src/individual/calibrations');

/** A source a line, in order: what changed is seen. */
export function rows(table) {
  const lines = Object.keys(table)
    .sort()
    .map((id) => `${JSON.stringify(id)}: ${JSON.stringify(table[id])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
