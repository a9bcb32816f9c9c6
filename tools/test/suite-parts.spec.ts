import path from 'node:path';
import { importGraph, workspaceFiles } from '../workspace/import-graph.mjs';
import { ROOT } from '../workspace/root.mjs';
import { PROJECTS, partsOf } from './suite-parts.cjs';

const files = workspaceFiles(ROOT);

describe('the parts of the suites', () => {
  it('have a row for each project with suites, and each suite in one part', () => {
    const configs = files.filter((file) => /.\/jest\.config\.cjs$/.test(file)).map((file) => path.dirname(file));
    expect(PROJECTS.map(({ folder }) => folder).sort()).toEqual(configs.sort());
    const inParts = PROJECTS.flatMap(({ folder }) =>
      partsOf(folder).flatMap((part) => part.files.map((file) => `${folder}/${file}`)),
    );
    expect(inParts.sort()).toEqual(files.filter((file) => /\.(e2e-)?spec\.tsx?$/.test(file)).sort());
  });

  it('have suites each', () => {
    const empty = PROJECTS.flatMap(({ folder }) =>
      partsOf(folder)
        .filter((part) => part.files.length === 0)
        .map(({ name }) => `${folder} ${name}`),
    );
    expect(empty).toEqual([]);
  });

  it('leave out of their inputs only what their suites never load', () => {
    const folder = 'libs/sound-engine';
    const graph = importGraph(ROOT, files);
    const reached = new Set<string>();
    const reach = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      graph.get(file)?.forEach(reach);
    };
    for (const part of partsOf(folder).filter(({ inputs }) => inputs?.some((input) => input.startsWith('!'))))
      part.files.forEach((file) => reach(`${folder}/${file}`));
    expect(reached.size).toBeGreaterThan(100);
    expect([...reached].filter((file) => /sound-engine\/src\/(testing\/)?languages?\//.test(file))).toEqual([]);
  });
});
