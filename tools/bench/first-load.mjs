import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../workspace/root.mjs';

/** Gzipped bytes of the scripts that the shell's page itself names: what a signed-out visitor loads first. */
export function firstLoadBytes() {
  const folder = path.join(ROOT, 'shell/dist');
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]+src="\/?([^"]+\.js)"/g)].map((match) => match[1]);
  return scripts.reduce((sum, script) => sum + gzipSync(readFileSync(path.join(folder, script))).length, 0);
}
