// Finds what words leave open about a source: which combinations of modifiers its recordings are most like, and how
// often. `WHOOSH_EARS=FOLDER npm run calibrate:unspoken -- <source> ... --takes FOLDER` (`all` for every source with
// two recordings) renders candidates into the folder, has them heard by the listening program `realism`,
// chooses, and writes calibration/<source>.json and individual/calibrations. With `--python PROGRAM` another Python
// than python3.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RESULTS, rows } from '../calibration-files.mjs';
import { plainScene } from '../dry-takes.mjs';
import { familyOf } from '../kept-differences.mjs';
import { heldUnspoken } from '../properties.mjs';
import { candidatesOf } from './candidates.mjs';
import { canJudge, chosen, isRecorded } from './choice.mjs';
import { asLoudAsUsual } from './levels.mjs';
import { likenessOf } from './mixture.mjs';
import { prepareRun } from './run.mjs';

async function main() {
  const { named, isAll, folder, hear, scales, sources, bundle } = await prepareRun();
  const enough = Object.keys(sources)
    .filter((source) => isRecorded(sources[source]))
    .sort();
  for (const source of isAll ? enough : named) {
    const takes = rendered(bundle, source, { isFew: !canJudge(sources[source]), folder, hear });
    if (takes) keep(bundle, source, chosen(takes, sources[source], likenessOf(scales)));
  }
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Candidates of a source with what was heard of each; null where no word leads to the source alone. */
function rendered(bundle, source, { isFew, folder, hear }) {
  const { engine, codec } = bundle;
  const { known, use } = familyOf(bundle, source);
  use(withoutUnspoken(known[source]));
  const takes = candidatesOf(bundle, source, isFew).map((take) => ({
    ...take,
    file: path.join(folder, `${take.name}.wav`),
  }));
  const out = path.join(folder, `${source}.json`);
  for (const { seed, modifiers, file } of existsSync(out) ? [] : takes) {
    const scene = plainScene(engine, source, seed);
    if (!scene) return null;
    const [layer] = scene.layers;
    const mods = { ...modifiers, ...layer.mods };
    const { mix } = engine.render({ ...scene, layers: [{ ...layer, mods }] });
    writeFileSync(file, codec.encodeWav(mix, { bitDepth: 24 }));
  }
  const manifest = path.join(folder, `${source}.manifest.json`);
  writeFileSync(manifest, JSON.stringify(takes.map(({ file }) => ({ file, source }))));
  const heard = hear(['takes', manifest], out);
  return takes
    .filter(({ name }) => heard[`${name}.wav`])
    .map(({ name, modifiers }) => ({ modifiers, ...heard[`${name}.wav`] }));
}

/** What was found before is not there while it is looked for. */
function withoutUnspoken({ unspoken: _, ...calibration } = {}) {
  return calibration;
}

function keep(bundle, source, { gate, isPassed, combinations }) {
  const { file, known, use } = familyOf(bundle, source);
  const without = withoutUnspoken(known[source]);
  const held = isPassed ? heldUnspoken(bundle, source, without, combinations) : [];
  const levelled = asLoudAsUsual(bundle, source, held, (unspoken) => use({ ...without, unspoken }));
  // the usual ones alone leave nothing open
  const isOpen = held.some(({ modifiers }) => Object.keys(modifiers).length > 0);
  known[source] = { ...without, ...(isOpen ? { unspoken: levelled.map(bundle.unspokenRow) } : {}) };
  writeFileSync(file, rows(known));
  const result = path.join(RESULTS, `${source}.json`);
  const report = existsSync(result) ? read(result) : { source };
  report.unspoken = {
    objective: 'maximum mean discrepancy to the recordings, by an embedding and 26 features',
    gate,
    combinations: combinations.length,
    held: held.length,
  };
  writeFileSync(result, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${source}: ${JSON.stringify(report.unspoken)}`);
}

await main();
