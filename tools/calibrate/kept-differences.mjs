import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_FOLDER, RESULTS, rows } from './calibration-files.mjs';
import { DIFFERENCE_SEEDS, findDifferences, gateOf, OBJECTIVE } from './differences.mjs';
import { heldDifferences } from './properties.mjs';

/** Of a kernel's own draws, where nothing was found (individual.ts). */
const USUAL_SHARE = 0.6;

/** Makes what was found of the differences of a source less wide, and holds it to the properties. */
export function narrow(bundle, source, factor) {
  const file = path.join(ENGINE_FOLDER, `${bundle.figureFamily(source)}.json`);
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const result = path.join(RESULTS, `${source}.json`);
  const report = JSON.parse(readFileSync(result, 'utf8'));
  const { found, shareBefore } = report.differences;
  const wanted = {
    share: Number((factor * found.share).toFixed(3)),
    differs: Object.fromEntries(
      Object.entries(found.differs ?? {}).map(([name, [middle, spread]]) => [
        name,
        [middle, Number((factor * spread).toFixed(3))],
      ]),
    ),
  };
  const { share: _, differs: __, ...calibration } = known[source];
  const held = heldDifferences(bundle, source, calibration, wanted, shareBefore);
  known[source] = { ...calibration, ...held };
  report.differences = { ...report.differences, narrowedTo: factor, held };
  writeFileSync(file, rows(known));
  writeFileSync(result, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${source}: ${JSON.stringify(held)}`);
}

/** What is known of a source's family, and what makes the engine take another calibration of the source. */
export function familyOf(bundle, source) {
  const family = bundle.figureFamily(source);
  const file = path.join(ENGINE_FOLDER, `${family}.json`);
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const figures = JSON.parse(readFileSync(path.join(ENGINE_FOLDER, '../figures', `${family}.json`), 'utf8'));
  const use = (calibration) => bundle.registerFigures(family, figures, { ...known, [source]: calibration });
  return { file, known, use };
}

/** Takes back what was found of a source where takes and recordings that were kept back do not confirm it. */
export function gateAgain(bundle, source, features, usual) {
  const { file, known, use } = familyOf(bundle, source);
  const result = path.join(RESULTS, `${source}.json`);
  const report = JSON.parse(readFileSync(result, 'utf8'));
  const { share, differs = {}, ...without } = known[source];
  const before = { ...without, share: report.differences.shareBefore };
  const gate = gateOf(bundle, source, features, usual, use, before, { share, differs });
  report.differences.gate = gate;
  if (!gate.isPassed) {
    known[source] = before;
    delete report.differences.held;
    writeFileSync(file, rows(known));
  }
  writeFileSync(result, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${source}: ${JSON.stringify(gate)}`);
}

/** Finds how individuals of a source differ and writes it beside the others of its family. */
export function findAndKeep(bundle, source, features, usual) {
  const { file, known, use } = familyOf(bundle, source);
  const before = known[source] ?? {};
  const found = findDifferences(bundle, source, features, usual, use, before);
  if (found === null) return;
  const { before: distance, after, gate, ...wanted } = found;
  const taken =
    wanted.share === undefined ? wanted : heldDifferences(bundle, source, before, wanted, before.share ?? USUAL_SHARE);
  console.log(
    `${source}: ${distance} -> ${after}, share ${taken.share ?? 'as it was'}; ${JSON.stringify(gate ?? null)}`,
  );
  const result = path.join(RESULTS, `${source}.json`);
  const report = existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : { source };
  report.differences = {
    objective: OBJECTIVE,
    recordings: features.length,
    seeds: DIFFERENCE_SEEDS,
    before: distance,
    after,
    shareBefore: before.share ?? USUAL_SHARE,
    ...(gate ? { gate } : {}),
    ...(wanted.share === undefined ? {} : { found: wanted, held: taken }),
  };
  writeFileSync(result, `${JSON.stringify(report, null, 2)}\n`);
  if (taken.share === undefined) return;
  known[source] = { ...before, ...taken };
  writeFileSync(file, rows(known));
}
