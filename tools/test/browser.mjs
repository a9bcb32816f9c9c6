/** Finds the Chromiums that the browser tests drive, and installs them where that is allowed. */
import { existsSync } from 'node:fs';
import { installPackages, mayInstallPackages } from './system-packages.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Chromium without windows, as Debian packs it: it opens a page in half of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of the Chromium in which most of what the browser tests look at is looked at: the one that CHROMIUM_PATH names,
 * or the shell, or, where there is none, a whole one.
 * @throws Error in one sentence that says what to install
 */
export function findHeadlessBrowser() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  if (!existsSync(SHELL) && mayInstallPackages())
    installPackages(['chromium-headless-shell'], 'Installing the headless shell of Chromium for the browser tests.');
  return existsSync(SHELL) ? SHELL : findBrowser();
}

/**
 * Path of a Chromium or Chrome.
 * @throws Error in one sentence that says what to install
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return PLACES.find(existsSync) ?? installBrowser();
}

function installBrowser() {
  if (!mayInstallPackages())
    throw new Error(
      'The browser tests need Chromium: install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.',
    );
  const found = installPackages(['chromium'], 'Installing Chromium for the browser tests.') && PLACES.find(existsSync);
  if (found) return found;
  throw new Error(
    'Chromium could not be installed: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
