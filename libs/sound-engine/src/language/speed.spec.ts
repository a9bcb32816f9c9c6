import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interpretFor } from './interpret';

const FOLDER = join(__dirname, '../testing/language');
const TEXTS = readdirSync(FOLDER)
  .filter((file) => /^fresh-(?!languages|refinements).*\.jsonl$/.test(file))
  .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n'))
  .map((line) => (JSON.parse(line) as { text: string }).text);

const LONGEST_MILLISECONDS = 5;
/** The best of so many counts, as other suites share the processor. */
const TRIES = 25;

/** Of this thread alone, milliseconds: the compiler and the collector have threads of their own. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('descriptions written without a look at the parser', () => {
  it('are understood in less than 5 ms of processor time each', () => {
    const read = (text: string) => interpretFor(text, {}, () => true);
    // The first ones compile what all need.
    TEXTS.forEach(read);
    const slow = TEXTS.filter((text) => {
      const isSlow = () => processorTime(() => read(text)) >= LONGEST_MILLISECONDS;
      return Array.from({ length: TRIES }).every(isSlow);
    });
    expect(TEXTS.length).toBeGreaterThan(500);
    expect(slow).toEqual([]);
  });
});
