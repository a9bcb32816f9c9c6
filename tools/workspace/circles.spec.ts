import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

/** What a script says that has the ways to read the workspace's sources at hand. */
function ask<T>(question: string): T {
  const script = `
    import { circlesOf, importGraph, workspaceFiles } from ${JSON.stringify(path.join(__dirname, 'import-graph.mjs'))};
    const root = ${JSON.stringify(ROOT)};
    ${question}`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as T;
}

describe('the files of the workspace', () => {
  const { circles, imports } = ask<{ circles: string[][]; imports: [string, string[]][] }>(`
    const graph = importGraph(root, workspaceFiles(root));
    console.log(JSON.stringify({ circles: circlesOf(graph), imports: [...graph] }));`);

  it('name one another without circles, types and files that are loaded later included', () => {
    expect(circles).toEqual([]);
  });

  it('are all seen: a circle through a type, a door of a lib and a file that is loaded later is found', () => {
    const planted = `
      const files = {
        'libs/a/package.json': '{ "name": "@whoosh/a", "exports": { "./door": { "@whoosh/source": "./door.ts" } } }',
        'libs/a/door.ts': "export type { B } from '../../app/b';",
        'app/b.tsx': "const c = () => import('./c/index');",
        'app/c/index.ts': "import type { A } from '@whoosh/a/door';",
        'app/alone.ts': "import './b';",
      };
      const fs = await import('node:fs');
      const folder = fs.mkdtempSync('/tmp/whoosh-circles-');
      for (const [name, text] of Object.entries(files)) {
        fs.mkdirSync(folder + '/' + name.slice(0, name.lastIndexOf('/')), { recursive: true });
        fs.writeFileSync(folder + '/' + name, text);
      }
      console.log(JSON.stringify(circlesOf(importGraph(folder, Object.keys(files)))));
      fs.rmSync(folder, { recursive: true });`;
    expect(ask<string[][]>(planted)).toEqual([['app/b.tsx', 'app/c/index.ts', 'libs/a/door.ts']]);
  });

  it('leave React out of models: what is no hook and no component takes no type of a hook', () => {
    const plain = imports.filter(([file]) => /\.ts$/.test(file) && !/(\.spec|\/index|\/use[A-Z]\w*)\.ts$/.test(file));
    const found = plain.flatMap(([file, named]) =>
      named.filter((name) => /\/use[A-Z]\w*\.tsx?$/.test(name)).map((name) => `${file} -> ${name}`),
    );
    expect(plain.length).toBeGreaterThan(1000);
    expect(found).toEqual([]);
  });
});
