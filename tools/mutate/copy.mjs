import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/** The copy in which the product is broken; .cache is ignored by git. */
const COPY = path.join(ROOT, '.cache/mutate');

/**
 * A copy of the working tree: the files that git knows, what is built (some tests start processes of it), and the
 * packages as hard links, so that the links between the workspace's own packages lead to the copy and not back here.
 * @returns {string} its folder
 */
export function copyWorkspace() {
  removeCopy();
  mkdirSync(COPY, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(path.join(ROOT, name)))) {
    cpSync(path.join(ROOT, file), path.join(COPY, file), { verbatimSymlinks: true });
  }
  for (const folder of foldersNamed('node_modules'))
    execFileSync('cp', ['-al', folder, path.join(COPY, folder)], { cwd: ROOT });
  for (const folder of foldersNamed('dist'))
    cpSync(path.join(ROOT, folder), path.join(COPY, folder), { recursive: true });
  return COPY;
}

export function removeCopy() {
  rmSync(COPY, { recursive: true, force: true });
}

/** Folders of this name of the workspace itself: not of a package, not of a copy. */
function foldersNamed(name) {
  const args = [
    '.',
    '(',
    '-path',
    './.cache',
    '-o',
    '-path',
    './.git',
    '-o',
    '-name',
    'node_modules',
    ')',
    '-not',
    '-name',
    name,
    '-prune',
    '-o',
    '-name',
    name,
    '-prune',
    '-print',
  ];
  return execFileSync('find', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((folder) => folder !== '');
}
