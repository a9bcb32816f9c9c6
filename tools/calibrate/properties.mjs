import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const INDIVIDUAL = path.join(ROOT, 'libs/sound-engine/src/individual');
/** Seeds with which the suites hold the properties of every source. */
export const HELD_SEEDS = [1, 2, 3];
/** What is tried of a strength, until a source has its properties. */
const STEPS = [1, 0.7, 0.5, 0.35, 0.2, 0.1, 0];

/**
 * As much of a strength as leaves a source what makes it that thing (`testing/properties`): an individual may differ as
 * its recordings do, but rain stays rain. A property that the model alone does not have either takes nothing away.
 * @param {object} bundle engine with its inner doors
 * @param {number[]} strength
 * @param {object} calibration of the source without its strength; of its family, all sources'
 */
export function heldStrength(bundle, source, strength, calibration) {
  const family = bundle.figureFamily(source);
  const row = bundle.PROPERTIES[family]?.find(({ id }) => id === source);
  if (row === undefined) return strength;
  const read = (folder) => JSON.parse(readFileSync(path.join(INDIVIDUAL, folder, `${family}.json`), 'utf8'));
  const [figures, calibrations] = [read('figures'), read('calibrations')];
  for (const step of STEPS) {
    const tried = strength.map((share) => Number((share * step).toFixed(3)));
    bundle.registerFigures(family, figures, { ...calibrations, [source]: { ...calibration, strength: tried } });
    const broken = HELD_SEEDS.some(
      (seed) => bundle.violations(row, bundle.sketchOf(bundle.soloTake(source, seed))).length > 0,
    );
    if (!broken) return tried;
  }
  return strength;
}
