/** Installs Debian packages where that is allowed. */
import { spawnSync } from 'node:child_process';

/** Whether this user may install packages here. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** @param why what they are for, as a sentence @returns whether they are installed now */
export function installPackages(names, why) {
  console.error(why);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-y', '-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => apt('install', '--no-install-recommends', ...names);
  return install() || (apt('update') && install());
}
