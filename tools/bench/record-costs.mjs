/**
 * node tools/bench/record-costs.mjs: measures every model in processor time and stores the table that scenes are costed
 * with.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { runTargets } from '../workspace/build.mjs';
import { ROOT } from '../workspace/root.mjs';
import { engineCosts } from './engine-speed.mjs';

const FILE = path.join(ROOT, 'libs/sound-engine/src/recorded-costs.ts');

if (!runTargets(['build'], ['sound-engine'], { quiet: true }))
  throw new Error('The build failed; the message stands above.');
const rows = engineCosts()
  .sort((a, b) => (a.id < b.id ? -1 : 1))
  .map(({ id, cost }) => `${id}: ${cost.toPrecision(2)},`);
const text = `/**
 * Processor seconds per second of sound of each model with its default parameters: measured by a script on two shared
 * cores, not set by hand.
 */
export const SOURCE_COSTS: Readonly<Record<string, number>> = {
${rows.join('\n')}
};
/** Of placing one layer, of one space with its reverberation, and of the finish of the whole, in the same unit. */
export const LAYER_COST = 0.0004;
export const SPACE_COST = 0.004;
export const FINISH_COST = 0.003;
`;
writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
console.log(`${rows.length} models`);
