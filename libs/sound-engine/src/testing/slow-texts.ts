import '../languages';
import { readFileSync } from 'node:fs';
import { interpret } from '../language/interpret';

/** The best of so many counts, as others share the processor. */
const TRIES = 25;

const [, , textsFile = '', longest = ''] = process.argv;

/** Of this thread alone, milliseconds: the compiler and the collector have threads of their own. */
function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const texts = JSON.parse(readFileSync(textsFile, 'utf8')) as string[];
// The first ones compile what all need.
texts.forEach((text) => interpret(text));
const slow = texts.filter((text) =>
  Array.from({ length: TRIES }).every(() => processorTime(() => interpret(text)) >= Number(longest)),
);
process.stdout.write(JSON.stringify(slow));
