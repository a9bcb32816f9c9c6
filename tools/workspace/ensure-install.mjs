/**
 * Installs the dependencies when node_modules is not what package-lock.json says. Run as a program, it does just that.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';
import { continueOnRuntime, lockedPackages, lockedRuntime, runNpm } from './runtime.mjs';

/**
 * Installs what is missing and goes on only on the Node that the lockfile names (runtime.mjs).
 * @throws Error in one sentence when the installation fails
 */
export async function ensureInstalled() {
  const packages = lockedPackages();
  const wrong = firstDifference(packages);
  if (wrong) {
    console.log(`Installing dependencies (${wrong}).`);
    if (!runNpm(['ci', '--no-audit', '--no-fund', '--no-progress'], packages))
      throw new Error('The dependencies could not be installed: npm ci failed (its message stands above).');
  }
  await continueOnRuntime(packages);
}

/** In words, the first package that differs; undefined when all is as locked. */
function firstDifference(wanted) {
  const hidden = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return 'first start';
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const runtime = lockedRuntime(wanted)?.place;
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/') || entry.link) continue;
    const installed = present[place];
    if (installed?.version === entry.version) continue;
    // Optional packages are those of other platforms.
    if (!installed && place !== runtime && (entry.optional || entry.devOptional)) continue;
    return `${place.replace(/^.*node_modules\//, '')} ${entry.version}`;
  }
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
