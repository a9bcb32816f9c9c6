/** Finds, or installs where it may, what the tests need from the system. Prints the path of the browser; says in one sentence what is missing. */
import { findBrowser } from './browser.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';

try {
  ensureFfmpeg();
  process.stdout.write(findBrowser());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
