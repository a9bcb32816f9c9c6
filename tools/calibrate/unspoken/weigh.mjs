// Weighs anew what words leave open: how often each combination of modifiers that a source has is drawn, by several
// takes of each instead of the one by which it was chosen. `WHOOSH_EARS=FOLDER npm run calibrate:weigh -- <source> ...
// --takes FOLDER` (`all` for every source that has combinations); with `--python PROGRAM` another Python than python3.
// What loses a property is not kept: a combination was held by itself, with the models of that time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS, rows } from '../calibration-files.mjs';
import { plainScene } from '../dry-takes.mjs';
import { familyOf } from '../kept-differences.mjs';
import { isHeldWith } from '../properties.mjs';
import { canJudge } from './choice.mjs';
import { likenessOf } from './mixture.mjs';
import { prepareRun } from './run.mjs';
import { weighed } from './weights.mjs';

/** Takes of each combination: with one a lucky take stands for all that are drawn from it. */
const SEEDS = [31_101, 31_102, 31_103, 31_104];

async function main() {
  const { named, isAll, folder, hear, scales, sources, bundle } = await prepareRun();
  for (const source of isAll ? Object.keys(sources).sort() : named) {
    const { known } = familyOf(bundle, source);
    if (!known[source]?.unspoken || saysKind(bundle, source)) continue;
    const groups = rendered(bundle, source, folder, hear);
    keep(bundle, source, groups, weighed(groups, sources[source], likenessOf(scales), canJudge(sources[source])));
  }
}

/** Whether the plain name says a material, ground or kind already, so that nothing is open. */
function saysKind({ engine }, source) {
  const { material, surface, variant, exciter } = plainScene(engine, source, 1).layers[0].source;
  return [material, surface, variant, exciter].some((said) => said !== undefined);
}

/** The combinations of a source, the usual one among them, with what was heard of some takes of each. */
function rendered(bundle, source, folder, hear) {
  const { known, use } = familyOf(bundle, source);
  const { unspoken } = known[source];
  const isUsual = (row) => row.length === 2;
  const combinations = unspoken.some(isUsual) ? unspoken : [[0, 0], ...unspoken];
  const fileOf = (k, seed) => path.join(folder, `${source}__${k}_${seed}.wav`);
  const out = path.join(folder, `${source}.weighed.json`);
  const files = combinations.flatMap((_, k) => SEEDS.map((seed) => ({ file: fileOf(k, seed), source })));
  if (!existsSync(out))
    combinations.forEach(([, ...row], k) => {
      use({ ...known[source], unspoken: [[100, ...row]] });
      for (const seed of SEEDS) {
        const { mix } = bundle.engine.render(plainScene(bundle.engine, source, seed));
        writeFileSync(fileOf(k, seed), bundle.codec.encodeWav(mix, { bitDepth: 24 }));
      }
    });
  const manifest = path.join(folder, `${source}.manifest.json`);
  writeFileSync(manifest, JSON.stringify(files));
  const heard = hear(['takes', manifest], out);
  return combinations.map((row, k) => ({
    row,
    takes: SEEDS.map((seed) => heard[path.basename(fileOf(k, seed))]).filter(Boolean),
  }));
}

function keep(bundle, source, groups, { gate, isPassed, weights }) {
  const { file, known } = familyOf(bundle, source);
  const unspoken = groups
    .map(({ row: [, ...row] }, k) => [weights[k], ...row])
    .filter(([weight]) => weight > 0)
    .sort(([a], [b]) => b - a);
  const isKept = isPassed && isHeldWith(bundle, source, { ...known[source], unspoken });
  const moves = groups.map(({ row: [weight] }, k) => `${weight} to ${weights[k]}`);
  console.log(`${source}: ${JSON.stringify({ gate, isPassed, isKept })} ${moves.join(', ')}`);
  if (!isKept) return;
  known[source].unspoken = unspoken;
  writeFileSync(file, rows(known));
  const result = path.join(RESULTS, `${source}.json`);
  const report = JSON.parse(readFileSync(result, 'utf8'));
  report.unspoken = { ...report.unspoken, weighed: { takes: SEEDS.length, gate } };
  writeFileSync(result, `${JSON.stringify(report, null, 2)}\n`);
}

await main();
