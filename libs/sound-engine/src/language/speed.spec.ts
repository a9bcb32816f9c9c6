import { buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../testing/language');
const TEXTS = readdirSync(FOLDER)
  .filter((file) => /^fresh-(?!languages|refinements).*\.jsonl$/.test(file))
  .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n'))
  .map((line) => (JSON.parse(line) as { text: string }).text);

const LONGEST_MILLISECONDS = 5;

/**
 * Texts that take longer in a Node of its own, as the product has it: jest's context looks up anew what is global,
 * which takes nearly half of the time there.
 */
function slowTexts(folder: string): unknown {
  const [program, texts] = ['slow-texts.cjs', 'texts.json'].map((name) => join(folder, name));
  buildSync({
    entryPoints: [join(__dirname, '../testing/slow-texts.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    conditions: ['@whoosh/source'],
    outfile: program,
  });
  writeFileSync(texts, JSON.stringify(TEXTS));
  const output = execFileSync(process.execPath, [program, texts, String(LONGEST_MILLISECONDS)], { encoding: 'utf8' });
  return JSON.parse(output);
}

describe('descriptions written without a look at the parser [long]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whoosh-speed-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are understood in less than 5 ms of processor time each', () => {
    expect(TEXTS.length).toBeGreaterThan(500);
    expect(slowTexts(folder)).toEqual([]);
  });
});
