/** Finds the ffmpeg and ffprobe that the video tests need, and installs them where that is allowed. */
import { spawnSync } from 'node:child_process';
import { installPackages, mayInstallPackages } from './system-packages.mjs';

/** @throws Error in one sentence that says what to install */
export function ensureFfmpeg() {
  if (isThere()) return;
  if (!mayInstallPackages())
    throw new Error('The video tests need ffmpeg and ffprobe: install them (Debian: sudo apt-get install ffmpeg).');
  if (!installPackages(['ffmpeg'], 'Installing ffmpeg for the video tests.') || !isThere()) {
    throw new Error('ffmpeg could not be installed: install it (Debian: apt-get install ffmpeg).');
  }
}

function isThere() {
  return ['ffmpeg', 'ffprobe'].every((program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0);
}
