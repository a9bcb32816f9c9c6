/**
 * system-needs.mjs [full]: finds, or installs where it may, what the tests (in their long form) need from the system.
 * Prints where the browser stands, and the one without windows, a line each; says in one sentence what is missing.
 */
import { findBrowser, findHeadlessBrowser } from './browser.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { ensureFirefox } from './firefox.mjs';
import { ensureSwift } from './swift.mjs';

try {
  ensureFfmpeg();
  if (process.argv.includes('full')) {
    ensureSwift();
    ensureFirefox();
  }
  process.stdout.write(`${findBrowser()}\n${findHeadlessBrowser()}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
