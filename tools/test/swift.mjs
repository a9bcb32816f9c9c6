/** Finds the S3 server that checks signatures, which the long form needs, and installs it where that is allowed. */
import { spawnSync } from 'node:child_process';
import { installPackages, mayInstallPackages } from './system-packages.mjs';

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];

/** @throws Error in one sentence that says what to install */
export function ensureSwift() {
  if (isThere()) return;
  const install = `apt-get install --no-install-recommends ${PACKAGES.join(' ')}`;
  if (!mayInstallPackages())
    throw new Error(`The long tests need OpenStack Swift as an S3 server: install it (Debian: sudo ${install}).`);
  if (!installPackages(PACKAGES, 'Installing OpenStack Swift for the long tests.') || !isThere())
    throw new Error(`OpenStack Swift could not be installed: install it (Debian: ${install}).`);
}

function isThere() {
  return ['swift-proxy-server', 'memcached'].every(
    (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0,
  );
}
