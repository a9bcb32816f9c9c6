import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** The workspace's TypeScript: the native compiler of this folder cannot be asked from a program. */
const typescript = createRequire(path.join(ROOT, 'package.json'))('typescript');

/** What a module's name may lack at its end, in the order in which it is tried. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.d.ts', '.d.mts', '/index.ts', '/index.tsx'];
const SOURCE = /\.(ts|tsx|mts|mjs)$/;

/**
 * Files of the workspace, those that were not committed yet included.
 * @param {string} root the workspace's folder
 * @returns {string[]} paths from `root`
 */
export function workspaceFiles(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/**
 * Which source file of the workspace names which: imports and exports from, of values and of types, and files that are
 * loaded later (`import()`).
 * @param {string} root the workspace's folder
 * @param {readonly string[]} files paths of the sources, from `root`
 * @returns {Map<string, string[]>} for every file, those that it names
 */
export function importGraph(root, files) {
  const sources = new Set(files.filter((file) => SOURCE.test(file)));
  const doors = packageDoors(root, files);
  const graph = new Map();
  for (const file of sources) {
    const { importedFiles } = typescript.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
    const named = importedFiles
      .map(({ fileName }) => target(root, file, fileName, doors))
      .filter((found) => found !== undefined && found !== file && sources.has(found));
    graph.set(file, [...new Set(named)]);
  }
  return graph;
}

/** Every `@whoosh/name/door` with the file that stands behind it. */
function packageDoors(root, files) {
  const doors = new Map();
  for (const file of files.filter((name) => path.basename(name) === 'package.json')) {
    const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    for (const [door, entry] of Object.entries(exports)) {
      const source = typeof entry === 'string' ? entry : entry['@whoosh/source'];
      if (typeof source === 'string')
        doors.set(path.posix.join(name, door), path.posix.join(path.dirname(file), source));
    }
  }
  return doors;
}

function target(root, from, name, doors) {
  if (doors.has(name)) return doors.get(name);
  if (!name.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(from), name);
  const candidates = [...ENDINGS.map((ending) => base + ending), base.replace(/\.m?js$/, '.ts')];
  return candidates.find((candidate) => {
    const full = path.join(root, candidate);
    return existsSync(full) && statSync(full).isFile();
  });
}

/**
 * The circles of a graph: groups of files of which each leads to each other one (Tarjan's strongly connected
 * components).
 * @param {Map<string, string[]>} graph
 * @returns {string[][]} groups of at least two, the largest first
 */
export function circlesOf(graph) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const circles = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) circles.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles.sort((a, b) => b.length - a.length);
}
