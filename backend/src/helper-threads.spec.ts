import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Niceness of a process's threads before and after its helpers stepped back, the main thread's first. */
interface Niceness {
  before: number[];
  after: number[];
}

/** In a process of its own: the one that runs the tests shall keep its priorities. */
function stepBackInAProcess(): Niceness {
  const source = readFileSync(join(__dirname, 'helper-threads.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const program = `${outputText}
    const { getPriority } = require('node:os');
    const threads = process.platform === 'linux' ? require('node:fs').readdirSync('/proc/self/task').map(Number) : [process.pid];
    const order = [process.pid, ...threads.filter((thread) => thread !== process.pid)];
    const before = order.map((thread) => getPriority(thread));
    stepHelperThreadsBack();
    process.stdout.write(JSON.stringify({ before, after: order.map((thread) => getPriority(thread)) }));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })) as Niceness;
}

it('lets the helper threads give way to the main one, which stays as it is', () => {
  const { before, after } = stepBackInAProcess();
  const [mainBefore, ...helpersBefore] = before;
  const [mainAfter, ...helpersAfter] = after;
  expect(mainAfter).toBe(mainBefore);
  // elsewhere than on Linux threads have no priorities of their own
  expect(helpersAfter.length > 0).toBe(process.platform === 'linux');
  expect(helpersAfter).toEqual(helpersBefore.map(() => 10));
});
