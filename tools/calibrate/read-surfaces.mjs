// Finds which grounds change how a source sounds: `node tools/calibrate/read-surfaces.mjs`. A model reads a ground
// where its parameters with it differ from those without it, for a source of no told material or of any: so the ground
// that it usually stands on counts, too, as it changes one that is made of something else. The same engine gives the
// same bytes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { engineFromSource } from '../listening/engine-from-source.mjs';
import { ROOT } from '../workspace/root.mjs';

const RESULT = path.join(ROOT, 'libs/sound-engine/src/catalogue/read-surfaces.json');

const { readSurfaces } = await engineFromSource(`
export { readSurfaces } from '../libs/sound-engine/src/testing/read-surfaces';`);
writeFileSync(
  RESULT,
  await format(JSON.stringify(readSurfaces()), { ...(await resolveConfig(RESULT)), parser: 'json' }),
);
