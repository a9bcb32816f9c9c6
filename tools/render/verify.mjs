/**
 * Renders sounds again from their provenance: `npm run verify -- sound.wav`. Exit 0 all the same, 1 one differs or
 * cannot be read, 2 wrong command line.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { loadEngine } from './build-engine.mjs';
import { pairOf, sentenceOf } from './provenance-report.mjs';

const USAGE = `npm run verify -- FILE…

Each FILE is a provenance file (NAME.provenance.json) or a sound beside which one stands. The sound is looked for beside its provenance.
Says whether the engine makes the same samples again, and whether the sound's file holds them.`;

const sha256 = (bytes) => Promise.resolve(createHash('sha256').update(bytes).digest('hex'));

async function verify(file, checkProvenance) {
  const { provenance, sound } = pairOf(file);
  if (!existsSync(provenance)) return { good: false, text: `there is no ${provenance}.` };
  try {
    return sentenceOf(
      await checkProvenance(readFileSync(provenance, 'utf8'), sound === null ? null : readFileSync(sound), sha256),
    );
  } catch (error) {
    return { good: false, text: error instanceof Error ? error.message : String(error) };
  }
}

async function main(files) {
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
    console.error(USAGE);
    return files.includes('--help') ? 0 : 2;
  }
  const {
    provenance: { checkProvenance },
  } = await loadEngine();
  const found = [];
  for (const file of files) {
    const { good, text } = await verify(file, checkProvenance);
    found.push(good);
    console.log(`${good ? 'same' : 'NOT THE SAME'}  ${file}: ${text}`);
  }
  return found.every(Boolean) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
