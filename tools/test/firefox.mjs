/** Finds Firefox, in which the long form compares the engine's samples, and installs it where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './system-packages.mjs';

const PACKAGE = 'firefox-esr';

/** @throws Error in one sentence that says what to install */
export function ensureFirefox() {
  if (isThere()) return;
  const install = `apt-get install --no-install-recommends ${PACKAGE}`;
  if (!mayInstallPackages())
    throw new Error(`The long tests need Firefox: install it (Debian: sudo ${install}), or name it in FIREFOX_PATH.`);
  if (!installPackages([PACKAGE], 'Installing Firefox for the long tests.') || !isThere())
    throw new Error(`Firefox could not be installed: install it (Debian: ${install}).`);
}

function isThere() {
  const named = process.env.FIREFOX_PATH;
  return named === undefined ? spawnSync('which', [PACKAGE], { stdio: 'ignore' }).status === 0 : existsSync(named);
}
