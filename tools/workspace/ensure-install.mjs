/** Installs the dependencies when node_modules is not what package-lock.json says. Run as a program, it does just that. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';

/** @throws Error with npm's status when the installation fails */
export function ensureInstalled() {
  const wrong = firstDifference();
  if (!wrong) return;
  console.log(`Installing dependencies (${wrong}).`);
  const npm = process.env.npm_execpath;
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(program, [...args, 'ci', '--no-audit', '--no-fund', '--no-progress'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0)
    throw new Error('The dependencies could not be installed: npm ci failed (its message stands above).');
}

/** In words, the first package that differs; undefined when all is as locked. */
function firstDifference() {
  const hidden = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return 'first start';
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/') || entry.link) continue;
    const installed = present[place];
    if (installed?.version === entry.version) continue;
    // Optional packages are those of other platforms.
    if (!installed && (entry.optional || entry.devOptional)) continue;
    return `${place.replace(/^.*node_modules\//, '')} ${entry.version}`;
  }
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    ensureInstalled();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
